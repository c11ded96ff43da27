import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { enterGroup, type Group, listInscriptions, listPairs, listPhases } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { useGroupName } from '../shown/group-name.ts';
import { LateNewcomer } from './late-newcomer.tsx';

type Props = { readonly group: Group; readonly onClose: () => void };
type Late = { readonly _id: string; readonly name: string };

const most = 100;

/** Adds a late player to a group that has not started; the server checks who still can. */
export function LateEntryDialog({ group, onClose }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const name = useGroupName()(group);
  const [chosen, setChosen] = useState<Late | null>(null);
  const [isNew, setNew] = useState(false);
  const candidates = useLateCandidates(group);
  const enter = useWrite({
    showsError: shownHere,
    write: (player: Late, idempotencyKey) =>
      call(enterGroup, { params: { id: group._id }, body: { player_id: player._id }, idempotencyKey }),
    onSuccess: async (_, player) => {
      notify('success', t('lateEntry.done', { name: player.name, group: name }));
      await queries.invalidateQueries();
      onClose();
    },
  });
  return (
    <Modal
      title={t('lateEntry.title', { group: name })}
      maxWidth="xs"
      onClose={onClose}
      actions={
        !isNew && (
          <>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <ActButton
              variant="contained"
              busy={enter.isPending}
              disabled={chosen === null}
              onClick={() => chosen && enter.mutate(chosen)}
            >
              {t('lateEntry.confirm')}
            </ActButton>
          </>
        )
      }
    >
      {isNew ? (
        <LateNewcomer group={group} onBack={() => setNew(false)} onDone={onClose} />
      ) : (
        <Stack>
          {enter.error && <FormProblem problem={enter.error} />}
          <Hint>{t(group.type === 'swiss' ? 'swiss.lateHint' : 'lateEntry.hint')}</Hint>
          <Autocomplete
            options={candidates}
            getOptionKey={({ _id }) => _id}
            getOptionLabel={(player) => player.name}
            isOptionEqualToValue={(one, other) => one._id === other._id}
            noOptionsText={t('lateEntry.none')}
            openText={t('common:showOptions')}
            closeText={t('common:close')}
            clearText={t('common:clearSearch')}
            value={chosen}
            onChange={(_, player) => setChosen(player)}
            renderInput={(params) => <TextField {...params} label={t('lateEntry.who')} />}
          />
          {arePairs(group) ? (
            <Hint>{t('lateEntry.newPair')}</Hint>
          ) : (
            <Button sx={{ justifySelf: 'start' }} onClick={() => setNew(true)}>
              {t('lateEntry.somebodyNew')}
            </Button>
          )}
        </Stack>
      )}
    </Modal>
  );
}

/** Those on the waiting list too; who left comes back by themselves. */
const couldCome = ['registered', 'absent', 'waiting'];

/** A pair whose people are both there may be in no draw yet. */
const mayCome = [...couldCome, 'present'];

/** Whether pairs play in a group. */
const arePairs = ({ standings }: Pick<Group, 'standings'>): boolean =>
  standings.some(({ player }) => player.pair);

type Listed = { readonly state?: string | undefined; readonly player?: Late | undefined };

/** The open's players who missed the draw, or its pairs. */
export function useLateCandidates(group: Pick<Group, 'open' | 'standings'>): readonly Late[] {
  const { open } = group;
  const inscriptions = useQuery(
    apiQuery(listInscriptions, {
      params: { id: open._id },
      query: { filters: { state: { $in: couldCome } }, itemsPerPage: most },
    }),
  );
  const isOfPairs = arePairs(group);
  const pairs = useQuery({ ...apiQuery(listPairs, { params: { id: open._id } }), enabled: isOfPairs });
  const phases = useQuery(apiQuery(listPhases, { params: { id: open._id } }));
  const drawn = new Set(
    (phases.data?.collection ?? []).flatMap(({ groups }) =>
      groups.flatMap(({ order }) => order.map(({ player }) => player._id)),
    ),
  );
  const listed: readonly Listed[] = isOfPairs
    ? (pairs.data?.collection ?? []).map(({ state, ...player }) => ({ state, player }))
    : (inscriptions.data?.collection ?? []);
  return listed.flatMap(({ player, state }) =>
    player && state && (isOfPairs ? mayCome : couldCome).includes(state) && !drawn.has(player._id)
      ? [{ _id: player._id, name: player.name }]
      : [],
  );
}

/**
 * Whether a player can still be added to a group: its phase takes players from the registrations, and none of its matches
 * has begun. `begun` where only that is in the way; undefined where nobody is ever added.
 */
export function useLateEntry({ open, phase_id, type, matches }: Group): 'possible' | 'begun' | undefined {
  const phases = useQuery({
    ...apiQuery(listPhases, { params: { id: open._id } }),
    enabled: open.may_manage && type !== 'knockout',
  });
  const phase = phases.data?.collection.find(({ _id }) => _id === phase_id);
  const nothingBegun = matches.every(({ state }) => state === 'waiting' || state === 'enrolled');
  const takesLate = phase?.source.from === 'registrations' && phase.state !== 'created';
  if (!open.may_manage || !takesLate || phase.state === 'finished') return undefined;
  return nothingBegun || type === 'swiss' ? 'possible' : 'begun';
}
