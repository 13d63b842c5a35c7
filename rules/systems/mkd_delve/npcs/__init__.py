"""People met below: who they are, what they ask for, how it goes on (RG-060 to RG-101)."""
