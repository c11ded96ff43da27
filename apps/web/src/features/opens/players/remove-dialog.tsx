import Typography from '@mui/material/Typography';
import { type Inscription, listVacancies, type OpenPage, removeInscription } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { usePairs } from '#domain/inscriptions/use-pairs.ts';
import { partnersByPlayer } from '#domain/inscriptions/partners-by-player.ts';
import { shownName } from '#domain/match/person-name.ts';
import { useNotifyLeft } from '#domain/inscriptions/use-notify-left.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Stack } from '#ui/layout.ts';
import { PlaceChoice } from './place-choice.tsx';
import { decisionsOf, type Taker, takerOf } from './place-decisions.ts';

type Props = {
  readonly open: OpenPage;
  readonly inscription: Inscription;
  readonly onClose: () => void;
};

/**
 * Removes a player from an open; once it is in play, their remaining matches, in doubles those of the pair, are lost by walkover. It says
 * whether the partner is out too or left alone. A place in a later phase not yet started can go to the next of the group, chosen here.
 */
export function RemoveDialog({ open, inscription, onClose }: Props) {
  const { t } = useTranslation('opens');
  const { player, state } = inscription;
  const inPlay = open.state === 'active' && state === 'present';
  const vacancies = useQuery({
    ...apiQuery(listVacancies, { params: { id: open._id }, query: { player_id: player._id } }),
    enabled: inPlay,
    staleTime: 0,
  });
  const places = (vacancies.data?.collection ?? []).filter(({ people }) => people.includes(player._id));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Taker>>(new Map());
  const remove = useRemoval({ open, inscription, onClose });
  const pairs = usePairs(open._id, open.doubles !== undefined);
  const partner = partnersByPlayer(pairs.data?.collection ?? []).get(player._id);
  return (
    <ConfirmDialog
      danger
      busy={remove.isPending}
      disabled={(inPlay && vacancies.isFetching) || pairs.isLoading}
      title={t('players.removeTitle', { name: player.name })}
      confirm={t('players.removeConfirm')}
      onConfirm={() =>
        remove.mutate(decisionsOf(places, chosen), { onError: () => void vacancies.refetch() })
      }
      onCancel={onClose}
    >
      <Stack>
        {remove.error && <FormProblem problem={remove.error} />}
        {inPlay && vacancies.isPending && <RowSkeletons count={1} height={48} />}
        {!(inPlay && vacancies.isPending) && !places.some(({ replacement }) => replacement) && (
          <Typography>{t(inPlay ? 'players.removeBodyInPlay' : 'players.removeBody')}</Typography>
        )}
        {partner && (
          <Typography>
            {t(partner.drawn ? 'pairs.outToo' : 'pairs.leftAlone', { partner: shownName(partner.name) })}
          </Typography>
        )}
        {places.map((place) => (
          <PlaceChoice
            key={place.phase._id}
            place={place}
            taker={takerOf(place, chosen)}
            onChange={(taker) => setChosen(new Map([...chosen, [place.phase._id, taker]]))}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

function useRemoval({ open, inscription, onClose }: Props) {
  const { t } = useTranslation('opens');
  const notifyLeft = useNotifyLeft();
  const { _id, player, state } = inscription;
  return useWrite({
    showsError: shownHere,
    write: ({ places }: ReturnType<typeof decisionsOf>) =>
      call(removeInscription, { params: { id: open._id, inscription_id: _id }, body: { places } }),
    onSuccess: async (_, { comes }) => {
      const { name } = player;
      onClose();
      if (comes === undefined) {
        await notifyLeft(t('players.removed', { name }), { open: open._id, inscription: _id, state });
        return;
      }
      notify('success', t('players.removedFor', { name, by: comes }));
      await queries.invalidateQueries();
    },
  });
}
