import List from '@mui/material/List';
import type { InvitedTo } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { DecisionRow } from './decision-row.tsx';
import { useAnswer } from './use-answer.ts';
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
          <DeclinedRow key={`${invitation.kind} ${invitation._id}`} invitation={invitation} />
        ))}
      </List>
    </Panel>
  );
}

function DeclinedRow({ invitation }: { readonly invitation: InvitedTo }) {
  const { t } = useTranslation('decisions');
  const { accept, busy } = useAnswer();
  const { kind, name, invited_by: by, invited_at: at } = invitation;
  return (
    <DecisionRow
      first={t(`invitation.${kind}`, { name })}
      second={[by && t('invitedBy', { by }), formatMoment(at)]}
    >
      <ActButton variant="outlined" busy={busy} onClick={() => accept.mutate(invitation)}>
        {t('declinedOnes.accept')}
      </ActButton>
    </DecisionRow>
  );
}
