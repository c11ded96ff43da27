-- A Swiss phase: one group, whose matches are made round by round. The report of its draw says who had the bye in each round.
alter table phases
  drop constraint phases_type_check,
  add constraint phases_type_check check (type in ('groups', 'knockout', 'swiss')),
  -- How many rounds it has.
  add column rounds_count integer check (rounds_count between 1 and 15),
  -- What decides its final order, most important first.
  add column swiss_order jsonb check (jsonb_typeof(swiss_order) = 'array'),
  add constraint phases_swiss_has_rounds check ((type = 'swiss') = (rounds_count is not null)),
  add constraint phases_swiss_has_order check ((type = 'swiss') = (swiss_order is not null));

-- They keep the columns of phases as they were.
delete from removed_phases;
