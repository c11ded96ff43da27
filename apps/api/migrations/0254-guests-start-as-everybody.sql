-- Guests have the rating that everybody starts with, whichever that is; the check had 1000, so that with another none could be added.
alter table players drop constraint players_guest_rating;
update players set rating = starting_rating() where guest_of is not null and rating <> starting_rating();
alter table players add constraint players_guest_rating check (guest_of is null or rated_matches = 0);
