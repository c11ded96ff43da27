-- How often something was tried in the current minute, counted for all servers together. The keys are keyed hashes, which say nothing of
-- whoever tried. Unlogged: a crash of PostgreSQL may forget a minute, and no backup needs it.
create unlogged table rate_limits (
  key text primary key,
  points int not null,
  expire bigint not null
);
