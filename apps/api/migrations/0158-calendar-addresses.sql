-- The secret address of an account's own calendar: whoever has it reads when its people play, and nothing else. One at a time.
create table calendar_addresses (
  user_id uuid primary key references users on delete cascade,
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  made_at timestamptz not null,
  -- When a program last read it, to the hour.
  read_at timestamptz
);
