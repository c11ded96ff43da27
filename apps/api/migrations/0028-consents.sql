-- Whose word a consent is, and which words they were: those of `text_key`, in that version and language.
alter table consents
  add column text_key text,
  add column lang text not null default 'es' check (lang in ('es', 'en', 'ca')),
  add column recorded_by uuid references users on delete set null,
  drop constraint consents_relation_check;
update consents set text_key = purpose;

-- A guardian's consent is the guardian's own, or on paper, recorded by somebody who keeps the paper. A director who
-- ticked it so far recorded what was told; an account of a child has its guardian beside it.
update consents set relation = 'paper', recorded_by = given_by, given_by = null
  where purpose = 'guardian' and relation in ('coach', 'club', 'other');
update consents set relation = 'guardian' where purpose = 'guardian' and relation = 'self';

alter table consents
  alter column text_key set not null,
  alter column lang drop default,
  add constraint consents_relation_check
    check (relation in ('self', 'guardian', 'coach', 'club', 'other', 'paper')),
  add constraint consents_guardian check (purpose <> 'guardian' or relation in ('guardian', 'paper')),
  add constraint consents_paper
    check (case when relation = 'paper' then given_by is null else recorded_by is null end);
create index consents_recorded_by on consents (recorded_by) where recorded_by is not null;
