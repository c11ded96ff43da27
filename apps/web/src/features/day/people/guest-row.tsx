import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type Day,
  type DayPerson,
  getOpenDay,
  getVenueDay,
  listDayPeople,
  listUmpires,
  setDayPerson,
} from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { PersonSearch } from './person-search.tsx';

type Props = { readonly day: Day; readonly guest: DayPerson; readonly people: readonly DayPerson[] };

/** More names that are nearly the same would be no help. */
const mostAlike = 3;

/** With the text above. */
const inLine = { px: 1, ml: -1 } as const;

/** A guest, or whoever is said to be one: who else they are; or whom a guest may be, or a search for anybody of another open. */
export function GuestRow({ day, guest, people }: Props) {
  const { t } = useTranslation('day');
  const [searches, setSearches] = useState(false);
  const say = useWrite({
    write: (same_as: string | null) =>
      call(setDayPerson, { params: { id: day._id, player_id: guest._id }, body: { same_as } }),
    // The search goes with what it found, not before: what is below it moves once. One that was begun since two are two again stays.
    onSettled: async (_, error, same) => {
      await invalidate(listDayPeople, listUmpires, getOpenDay, getVenueDay);
      if (!error && same !== null) setSearches(false);
    },
  });
  const known = (ids: readonly string[]) => ids.flatMap((id) => people.filter(({ _id }) => _id === id));
  const opensOf = ({ opens }: DayPerson) =>
    day.opens.flatMap(({ _id, name }) => (name !== null && opens.includes(_id) ? [name] : [])).join(', ');
  const named = (person: DayPerson) => ({ name: person.name, open: opensOf(person) });
  const same = known(guest.same);
  const like = known(guest.like).slice(0, mostAlike);
  return (
    <Box component="section" aria-label={guest.name} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{guest.name}</Typography>
      <Hint>{[guest.club, opensOf(guest)].filter(Boolean).join(' · ')}</Hint>
      {same.length > 0 || guest.unnamed ? (
        <>
          {same.map((person) => (
            <Typography key={person._id} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {t('people.also', named(person))}
            </Typography>
          ))}
          {guest.unnamed && <Typography sx={{ mt: 1 }}>{t('people.unnamed')}</Typography>}
          <ActButton
            busy={say.isPending}
            onClick={() => say.mutate(null)}
            aria-label={`${t('people.apart')}: ${guest.name}`}
            sx={inLine}
          >
            {t('people.apart')}
          </ActButton>
        </>
      ) : (
        <Stack gap={1} sx={{ mt: 1 }}>
          <Row>
            {like.map((person) => (
              <ActButton
                key={person._id}
                variant="outlined"
                busy={say.isPending}
                onClick={() => say.mutate(person._id)}
                sx={{ textTransform: 'none', textAlign: 'start' }}
              >
                {t('people.is', named(person))}
              </ActButton>
            ))}
            {!searches && (
              <Button
                onClick={() => setSearches(true)}
                aria-label={`${t('people.search')} ${guest.name}`}
                sx={inLine}
              >
                {t('people.search')}
              </Button>
            )}
          </Row>
          {searches && (
            <PersonSearch {...{ guest, people, opensOf }} onChoose={({ _id }) => say.mutate(_id)} />
          )}
        </Stack>
      )}
    </Box>
  );
}
