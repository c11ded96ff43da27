-- The consent to a registration ends with it: so far nothing said so, and the list of consents showed it as given.
update consents set withdrawn_at = greatest(consents.given_at, coalesce(inscription.left_at, inscription.refused_at))
  from inscriptions inscription
  where inscription.id = consents.inscription_id and consents.withdrawn_at is null
    and inscription.state in ('withdrawn', 'declined')
    and coalesce(inscription.left_at, inscription.refused_at) is not null;
