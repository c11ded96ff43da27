-- How many seeds the organiser wants in a knockout that is drawn by rating; none where a quarter of the bracket is.
alter table phases
  add column seeds integer check (seeds between 0 and 512),
  add check (type = 'knockout' or seeds is null);
