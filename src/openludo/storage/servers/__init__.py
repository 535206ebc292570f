"""Keep which servers share a store, until when each is believed to live, and who is there."""
