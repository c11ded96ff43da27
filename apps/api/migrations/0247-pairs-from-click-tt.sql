-- An entry of doubles is two people: the first of the file and the second.
alter table click_tt_entries
  add column partner_id uuid references players on delete cascade,
  add constraint click_tt_entries_two_people check (partner_id <> player_id),
  add constraint click_tt_entries_partner_once unique (open_id, partner_id);
create index click_tt_entries_partner on click_tt_entries (partner_id) where partner_id is not null;
