-- A place of an open in an edition: its organisers ask, a circuit manager accepts, which sets edition_id, or refuses.
-- What was asked stays after it was accepted, so that accepting can be undone.
alter table opens
  add column asked_edition_id uuid references editions,
  add column edition_asked_at timestamptz,
  add column edition_asked_by uuid references users on delete set null,
  add column edition_refused_at timestamptz,
  add column edition_refused_by uuid references users on delete set null,
  add column edition_refusal text check (char_length(edition_refusal) <= 300),
  add constraint opens_edition_asked check ((asked_edition_id is null) = (edition_asked_at is null)),
  add constraint opens_edition_asked_by check (edition_asked_by is null or asked_edition_id is not null),
  add constraint opens_edition_refused check (
    edition_refused_at is null or (asked_edition_id is not null and edition_id is null)
  ),
  add constraint opens_edition_refusal check (
    (edition_refusal is null and edition_refused_by is null) or edition_refused_at is not null
  ),
  -- Asked for one edition and in another, it would be answered twice.
  add constraint opens_one_edition check (
    edition_id is null or asked_edition_id is null or edition_id = asked_edition_id
  );
create index opens_asked_edition on opens (asked_edition_id, edition_asked_at) where asked_edition_id is not null;
create index opens_edition_asked_by on opens (edition_asked_by) where edition_asked_by is not null;
create index opens_edition_refused_by on opens (edition_refused_by) where edition_refused_by is not null;

-- Who may enter an open of a circuit may play in the circuit. What was wider before the circuit set its limits may stay so.
create function keep_circuit_conditions() returns trigger language plpgsql as $$
declare
  circuit circuits;
begin
  if tg_op = 'UPDATE' and (new.edition_id, new.age_min, new.age_max, new.rating_min, new.rating_max, new.functional_diversity)
    is not distinct from (old.edition_id, old.age_min, old.age_max, old.rating_min, old.rating_max, old.functional_diversity)
  then
    return new;
  end if;
  select circuits.* into circuit from circuits join editions on editions.circuit_id = circuits.id
    where editions.id = new.edition_id for share of circuits;
  if (circuit.age_min is not null
      and (new.age_min is null or new.age_min < circuit.age_min or new.age_max > circuit.age_max))
    or (circuit.rating_min is not null
      and (new.rating_min is null or new.rating_min < circuit.rating_min or new.rating_max > circuit.rating_max))
    or (circuit.functional_diversity and not new.functional_diversity)
  then
    raise exception 'open % is wider than its circuit', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger opens_fit_their_circuit
  before insert or update of edition_id, age_min, age_max, rating_min, rating_max, functional_diversity on opens
  for each row when (new.edition_id is not null) execute function keep_circuit_conditions();
