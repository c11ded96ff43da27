import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.tsx';
import { ClaimRow } from './claim-row.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { useClaims, useInvitations } from './use-pending.ts';

/** What awaits the user's answer; renders nothing if there is none. */
export function PendingPanel() {
  const { t } = useTranslation('decisions');
  const invitations = useInvitations().data?.collection ?? [];
  const claims = useClaims().data?.collection ?? [];
  if (invitations.length + claims.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <List disablePadding aria-label={t('title')}>
        {invitations.map((invitation) => (
          <InvitationRow key={`${invitation.kind} ${invitation._id}`} invitation={invitation} />
        ))}
        {claims.map((claim) => (
          <ClaimRow key={claim._id} claim={claim} />
        ))}
      </List>
    </Panel>
  );
}
