-- How many mails an address was sent in a day, whoever asked for them: nobody can fill a letter box. The address is a hash,
-- so that nothing of it is left when its account is erased.
create table mail_counts (
  address_hash bytea not null,
  budget text not null,
  day date not null,
  count integer not null check (count > 0),
  primary key (address_hash, budget, day)
);
create index mail_counts_day on mail_counts (day);
