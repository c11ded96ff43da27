-- Undoing a merge gives back the partner invitations that it moved, and no others.

alter table player_merges add column invitations uuid[] not null default '{}';
