import type { InvitedTo } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { DecisionRow } from '#ui/list/decision-row.tsx';
import { useAnswer } from './use-answer.ts';

/** An invitation to organise an open or to look after a venue; one that was declined can still be accepted. */
export function InvitationRow({ invitation }: { readonly invitation: InvitedTo }) {
  const { t } = useTranslation('decisions');
  const { accept, decline, busy } = useAnswer();
  const { kind, name, invited_by: by, invited_at: at, declined } = invitation;
  return (
    <DecisionRow
      first={t(`invitation.${kind}`, { name })}
      second={[by && t('invitedBy', { by }), formatMoment(at)]}
    >
      <ActButton variant="outlined" busy={busy} onClick={() => accept.mutate(invitation)}>
        {t(declined ? 'declinedOnes.accept' : 'accept')}
      </ActButton>
      {!declined && (
        <ActButton busy={busy} onClick={() => decline.mutate(invitation)}>
          {t('decline')}
        </ActButton>
      )}
    </DecisionRow>
  );
}
