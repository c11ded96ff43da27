import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Day, type DayPerson, listDayPeople } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { GuestRow } from './guest-row.tsx';

const likeOthersFirst = (one: DayPerson, other: DayPerson): number =>
  Number(other.like.length > 0) - Number(one.like.length > 0);

/** Whoever is new comes last. */
const inOrder =
  (ids: readonly string[]) =>
  (one: DayPerson, other: DayPerson): number =>
    placeIn(ids, one) - placeIn(ids, other);
const placeIn = (ids: readonly string[], { _id }: DayPerson): number =>
  ids.includes(_id) ? ids.indexOf(_id) : ids.length;

type Props = { readonly day: Day; readonly onClose: () => void };

/**
 * Which guests are the same person as somebody of another open of the day: those that look like somebody come first. Whoever else is said
 * to be somebody is there to say that they are not.
 */
export function PeopleDialog({ day, onClose }: Props) {
  const { t } = useTranslation('day');
  const people = useLiveQuery(listDayPeople, { params: { id: day._id } }, [`day:${day._id}`]);
  const [order, setOrder] = useState<readonly string[]>();
  const listed = people.data?.collection
    .filter(({ own, guest, same, unnamed }) => own && (guest || same.length > 0 || unnamed))
    .toSorted(order ? inOrder(order) : likeOthersFirst);
  // Whatever others say meanwhile, nobody changes places.
  if (listed && !order) setOrder(listed.map(({ _id }) => _id));
  return (
    <Modal
      title={t('people.title')}
      maxWidth="sm"
      fillsPhone
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('people.done')}</Button>}
    >
      <Stack>
        <Hint>{t('people.hint')}</Hint>
        {!people.data && <LoadState query={people} rows={{ count: 3, height: 112 }} />}
        {listed?.length === 0 && <Typography>{t('people.none')}</Typography>}
        {listed?.map((guest) => (
          <GuestRow key={guest._id} {...{ day, guest }} people={people.data?.collection ?? []} />
        ))}
      </Stack>
    </Modal>
  );
}
