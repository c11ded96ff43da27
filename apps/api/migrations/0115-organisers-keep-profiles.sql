-- An organiser who enters people in an open keeps their profiles until somebody looks after them, and is not taken for somebody
-- who does. Profiles made from a list are those whose consent to a profile is on paper.
alter table player_administrators drop constraint player_administrators_relation_check;
alter table player_administrators add constraint player_administrators_relation_check
  check (relation in ('guardian', 'coach', 'club', 'other', 'organiser'));
update player_administrators administrator set relation = 'organiser'
  where relation = 'other' and handed_over_at is null and exists (
    select from consents where consents.player_id = administrator.player_id and purpose = 'profile' and relation = 'paper'
      and recorded_by = administrator.user_id);
