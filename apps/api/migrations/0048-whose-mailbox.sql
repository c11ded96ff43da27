-- Verifying an address proves the mailbox and a password: what began before ends.
alter table session_families
  drop constraint session_families_ended_reason_check,
  add constraint session_families_ended_reason_check check (ended_reason in
    ('logout', 'otherDevice', 'passwordChanged', 'keyRevoked', 'reuse', 'erased', 'expired', 'emailVerified'));

-- Somebody who registers at an address that waits to be verified: the name, password and language become the account's if
-- the link of their mail is opened and their password typed.
alter table mail_tokens
  add column name text check (char_length(name) between 1 and 80),
  add column password_hash text,
  add column lang text check (lang in ('es', 'en', 'ca')),
  add check (num_nonnulls(name, password_hash, lang) in (0, 3)),
  add check (purpose = 'verifyEmail' or name is null);
