import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { useInvitations } from './use-pending.ts';

/** Invitations to help that the user declined and can still accept; renders nothing if there are none. */
export function DeclinedPanel() {
  const { t } = useTranslation('decisions');
  const declined = (useInvitations().data?.collection ?? []).filter((one) => one.declined);
  if (declined.length === 0) return null;
  return (
    <Panel title={t('declinedOnes.title')}>
      <List disablePadding aria-label={t('declinedOnes.title')}>
        {declined.map((invitation) => (
          <InvitationRow key={`${invitation.kind} ${invitation._id}`} invitation={invitation} />
        ))}
      </List>
    </Panel>
  );
}
