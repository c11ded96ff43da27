-- Who to ask about an open, in the organisers' words: a phone or an address. Users see it, visitors do not.
alter table opens add column contact text check (char_length(contact) between 1 and 120);
