# Campaigns: what the service says of adventures that last.

card-titled = { $name }: { $title }
card-renewed = Adventure { $id } · the seed so far was { $seed } · the next dice are promised: SHA-256 { $hash }
