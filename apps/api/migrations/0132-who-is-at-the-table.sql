-- Since when each of the two sides of a called match is at its table: whoever is missing is asked for, and lost by walkover at last.

alter table calls
  drop column present_at,
  add column present_a_at timestamptz,
  add column present_b_at timestamptz;
