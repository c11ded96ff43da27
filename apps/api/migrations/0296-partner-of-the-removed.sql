-- Undoing a removal makes the pair again, also where the one left behind is a guest, whom no news is kept for.

alter table removed_inscriptions add column partner_id uuid references players on delete set null;
create index removed_inscriptions_partner on removed_inscriptions (partner_id) where partner_id is not null;

update removed_inscriptions removed set partner_id = news.player_id
  from inscriptions entry join partner_invitations news
    on news.open_id = entry.open_id and news.partner_id = entry.player_id and news.state = 'left'
  where entry.id = removed.inscription_id;
