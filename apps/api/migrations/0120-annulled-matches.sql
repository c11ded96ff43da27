-- A correction may annul a later match that was played with the wrong player: for good, or until it is played again. So far it looked
-- like a match to which neither player came.
alter table matches add column annulled text check (annulled in ('replay', 'void'));
alter table matches add constraint annulled_has_no_winner
  check (annulled is null or (state = 'finished' and winner is null));

update matches set annulled = 'void'
  where state = 'finished' and outcome = 'walkover' and winner is null
    and (select entry.action = 'correctResult' and entry.after ? 'followsFrom'
      from audit_log entry
      where entry.entity = 'matches' and entry.entity_id = matches.id and not entry.refused
      order by entry.at desc, entry.id desc limit 1);
