import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type Day, type DayCall, setCallUmpire, type UmpireOfDay } from '@topspin/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call as send } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatTime } from '#lib/format.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Hint } from '#ui/page/hint.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { useMatchName } from '../shown-day.ts';
import { expectedIn } from './expected-in.ts';
import { Load } from './load.tsx';
import { usePlaysNext } from './use-plays-next.ts';
import { readAgain, useUmpires } from './use-umpires.ts';

type Props = { readonly day: Day; readonly call: DayCall; readonly onClose: () => void };

/** Gives a called match, also while it is played, another umpire with one tap, or excuses the one it has: who is free, with what they have umpired today. Closes with a word when the match is called no longer. */
export function UmpireDialog({ day, call, onClose }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const match = day.matches.find(({ _id }) => _id === call.match_id);
  const umpires = useUmpires(day);
  const expected = expectedIn(day);
  const playsNext = usePlaysNext(day, call);
  const free = umpires.data?.collection.filter((one) => !one.busy && !expected(one).isAbsent);
  const time = (instant: string) => formatTime(instant, day.time_zone);
  const objections = (umpire: UmpireOfDay) => {
    const { missed_at: missed, queue_place: place } = umpire;
    const { playsAt } = expected(umpire);
    return [
      missed !== undefined && t('missedAt', { time: time(missed) }),
      playsNext(umpire) ??
        (playsAt === null
          ? place !== null && t('playsSoon', { place })
          : t('playsAt', { time: time(playsAt) })),
    ];
  };
  const most = Math.max(0, ...(free ?? []).map(({ duties }) => duties));
  const choose = useWrite({
    write: (umpire_id: string | null) =>
      send(setCallUmpire, { params: { id: day._id, call_id: call._id }, body: { umpire_id } }),
    onSettled: () => readAgain(),
    onSuccess: onClose,
  });
  const isCalled = day.calls.some(({ match_id }) => match_id === call.match_id);
  const close = useEffectEvent(() => {
    notify('info', t('umpireOver', { match: nameOf(match) }));
    onClose();
  });
  useEffect(() => {
    if (!isCalled) close();
  }, [isCalled]);
  return (
    <Modal
      title={`${t(match?.umpire ? 'changeUmpire' : 'setUmpire')} · ${nameOf(match)}`}
      maxWidth="xs"
      fillsPhone
      keepsHeight
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <List disablePadding sx={{ mx: -2 }}>
        {match?.umpire && (
          <ListItemButton disabled={choose.isPending} onClick={() => choose.mutate(null)}>
            <ListItemText primary={t('excuse', { name: match.umpire.name })} secondary={t('noUmpire')} />
          </ListItemButton>
        )}
        {free?.map((umpire) => (
          <ListItemButton
            key={umpire._id}
            disabled={choose.isPending}
            onClick={() => choose.mutate(umpire._id)}
          >
            <ListItemText
              primary={umpire.name}
              secondary={[
                ...objections(umpire),
                umpire.volunteer ? t('volunteer') : umpire.club,
                t('duties', { count: umpire.duties }),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            <Load duties={umpire.duties} {...{ most }} />
          </ListItemButton>
        ))}
      </List>
      {free?.length === 0 && <Hint sx={{ mt: 1 }}>{t('nobodyFree')}</Hint>}
      {!free && <LoadState query={umpires} rows={{ count: 5, height: 64 }} />}
    </Modal>
  );
}
