-- When a player withdrew or declined, until they enter again by themselves: an invitation in between does not let an organiser
-- register them.
alter table inscriptions add column refused_at timestamptz;
update inscriptions set refused_at = coalesce(left_at, registered_at) where state in ('withdrawn', 'declined');
