-- An age is judged by the category that everybody sees, so no answer about it is counted any more. Refusals of minors for
-- their gender are counted for each player, whoever asks.
drop table age_refusals;
create table gender_refusals (
  player_id uuid primary key references players on delete cascade,
  since timestamptz not null,
  refused integer not null default 0 check (refused >= 0)
);
create index gender_refusals_since on gender_refusals (since);
