-- A player who fits an age limit and is entered has revealed something too, so those answers are counted as well.
alter table age_refusals add column entered integer not null default 0 check (entered >= 0);
