-- What a person fixed of a match rings for its open, `open:ID:match_plans`: the order of play changes with it.
create trigger match_plans_open_bell_insert after insert on match_plans referencing new table as changed for each statement
  execute function ring_opens_of_matches();
create trigger match_plans_open_bell_update after update on match_plans referencing new table as changed for each statement
  execute function ring_opens_of_matches();
create trigger match_plans_open_bell_delete after delete on match_plans referencing old table as changed for each statement
  execute function ring_opens_of_matches();
create trigger match_plans_table_bell after insert or update or delete or truncate on match_plans
  for each statement execute function ring_table();
