-- The theme of an account is null until its user chooses one: then it is whatever the device shows.
alter table users alter column theme drop default, alter column theme drop not null;
-- No screen saved a theme before; dark was only the default. Nobody edited these accounts: their versions stay.
alter table users disable trigger users_version;
update users set theme = null where theme = 'dark';
alter table users enable trigger users_version;
