-- Which of the two of a pair came to a match that the pair lost by walkover: one of the two alone, by the place in the pair.

alter table matches
  add column came_a smallint check (came_a in (1, 2)),
  add column came_b smallint check (came_b in (1, 2)),
  add constraint matches_came_alone check ((came_a is null and came_b is null) or outcome = 'walkover'),
  add constraint matches_came_a check (came_a is null or (members_a is not null and winner is distinct from 'a')),
  add constraint matches_came_b check (came_b is null or (members_b is not null and winner is distinct from 'b'));
