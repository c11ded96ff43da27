import Typography from '@mui/material/Typography';
import type { OpenPage, Seeker } from '@topspin/contract';
import { isStanding, shownRating } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { DecisionRow } from '#ui/list/decision-row.tsx';
import { useAccept, useEnd } from './use-partners.ts';

type Props = {
  readonly open: OpenPage;
  readonly seeker: Seeker;
  readonly invitation: Seeker['invitations'][number];
  readonly mayAsk: boolean;
};

/** Who asks one of the viewer's people to be their partner, and both answers. Declining asks first: the other sees it. */
export function InvitationRow({ open, seeker, invitation, mayAsk }: Props) {
  const { t } = useTranslation('opens');
  const [asking, setAsking] = useState(false);
  const accept = useAccept(open._id, seeker);
  const end = useEnd(open._id);
  const { own, player, state, consent } = seeker;
  const { rating_sum_range: sum } = open;
  const { _id: id, player: from } = invitation;
  const { name } = from;
  const registers = state === null || !isStanding(state);
  // What such an open asks to declare is declared on registering.
  const declares = registers && open.functional_diversity;
  return (
    <DecisionRow
      first={own ? t('partners.invites', { name }) : t('partners.invitesOf', { name, player: player.name })}
      second={[
        t('partners.rating', { rating: shownRating(from.rating) }),
        sum ? t('inscription.ratingSums', sum) : null,
        declares ? t('partners.declares') : registers ? t('partners.registers') : null,
        consent,
      ]}
    >
      {mayAsk && (
        <ActButton
          variant="contained"
          busy={accept.isPending}
          disabled={declares}
          onClick={() => accept.mutate(from)}
        >
          {t('partners.accept')}
        </ActButton>
      )}
      <ActButton busy={end.isPending} onClick={() => setAsking(true)}>
        {t('partners.decline')}
      </ActButton>
      {asking && (
        <ConfirmDialog
          busy={end.isPending}
          title={t('partners.declineTitle', { name })}
          confirm={t('partners.decline')}
          onConfirm={() =>
            end.mutate(
              { id, said: t('partners.didDecline', { name }) },
              { onSettled: () => setAsking(false) },
            )
          }
          onCancel={() => setAsking(false)}
        >
          <Typography>{t('partners.declineBody', { name })}</Typography>
        </ConfirmDialog>
      )}
    </DecisionRow>
  );
}
