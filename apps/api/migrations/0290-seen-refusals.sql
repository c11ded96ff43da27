-- Somebody who has seen that they were refused does not ask the same person again in that open: the row stays, and nobody is shown it.

alter table partner_invitations drop constraint partner_invitations_state_check,
  add constraint partner_invitations_state_check
    check (state in ('pending', 'declined', 'dismissed', 'left', 'ended', 'parted'));
