"""What the store promises on a PostgreSQL server alone: many processes, broken connections."""
