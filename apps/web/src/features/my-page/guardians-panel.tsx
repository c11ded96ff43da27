import {
  listAdministrators,
  listPlayerInvitations,
  offerProfile,
  type OwnPlayer,
  type PlayerInvitation,
  type playerInvitationKinds,
  withdrawPlayerInvitation,
} from '@topspin/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { OfferDialog } from './offer-dialog.tsx';

type Kind = (typeof playerInvitationKinds)[number];

type Props = {
  readonly player: OwnPlayer;
  /** Whether the profile is the user's own, with nobody to pass it to. */
  readonly own?: boolean;
};

/** A player's guardians: offers the profile's care to a guardian or, from the age of 14, the profile to the player. */
export function GuardiansPanel({ player, own = false }: Props) {
  const { t } = useTranslation('management');
  const [offering, setOffering] = useState<Kind | null>(null);
  const params = { id: player._id };
  const { data } = useQuery(apiQuery(listPlayerInvitations, { params }));
  const { data: care } = useQuery(apiQuery(listAdministrators, { params }));
  const { date_of_birth: birth } = player;
  const { guardianAge, isChild } = useGuardianAge();
  const isOldEnough = birth !== null && !isChild(birth);
  const withdraw = useWrite({
    write: ({ _id }: PlayerInvitation) =>
      call(withdrawPlayerInvitation, { params: { ...params, invitation_id: _id } }),
    onSuccess: async (_, { kind, email, keeps }) => {
      const again = () => invalidate(listPlayerInvitations);
      const undo = () =>
        call(offerProfile, { params, body: { kind, email: email ?? '', keeps } }).then(again);
      notifyRemoved(t('offers.withdrawn'), { undo });
      await again();
    },
  });
  return (
    <Panel title={t('offers.title')}>
      {care?.decides === false && (
        <Typography color="textSecondary">{t('offers.notYours', { age: guardianAge })}</Typography>
      )}
      {care?.decides && (
        <Stack gap={1.5} sx={{ justifyItems: 'start' }}>
          {!isOldEnough && (
            <Typography color="textSecondary">{t('offers.tooYoung', { age: guardianAge })}</Typography>
          )}
          <Row>
            {isOldEnough && !own && (
              <Button variant="outlined" onClick={() => setOffering('owner')}>
                {t('offers.owner.open')}
              </Button>
            )}
            <Button variant="outlined" onClick={() => setOffering('guardian')}>
              {t('offers.guardian.open')}
            </Button>
          </Row>
        </Stack>
      )}
      {data && data.collection.length > 0 && (
        <List disablePadding sx={{ mt: 2 }} aria-label={t('offers.pending')}>
          {data.collection.map((invitation) => (
            <Box
              component="li"
              key={invitation._id}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}
            >
              <TwoLines
                first={invitation.email ?? t(`offers.${invitation.kind}.pending`)}
                second={[
                  invitation.email && t(`offers.${invitation.kind}.pending`),
                  invitation.code && t('offers.code', { code: invitation.code }),
                  invitation.code && t('offers.codeHint'),
                ]}
              />
              <ActButton busy={withdraw.isPending} onClick={() => withdraw.mutate(invitation)}>
                {t('offers.withdraw')}
              </ActButton>
            </Box>
          ))}
        </List>
      )}
      {offering !== null && <OfferDialog kind={offering} player={player} onClose={() => setOffering(null)} />}
    </Panel>
  );
}
