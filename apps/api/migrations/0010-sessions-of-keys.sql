-- A session that a personal key began ends with that key.
alter table session_families
  add column api_key_id uuid references api_keys on delete set null,
  drop constraint session_families_ended_reason_check,
  add constraint session_families_ended_reason_check
    check (ended_reason in ('logout', 'otherDevice', 'passwordChanged', 'keyRevoked', 'reuse', 'erased', 'expired'));
create index session_families_api_key on session_families (api_key_id) where api_key_id is not null;
