import { listMyInscriptions, listOpens, type Open } from '@topspin/contract';
import { isStanding, type RegistrationState } from '@topspin/engine';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatDays } from '#lib/format.ts';
import { usePlacesWords } from '#domain/places-words.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { type Entering, mayEnter } from './may-enter.ts';
import type { ShowEntrants } from './my-registrations.tsx';

/** More are found on the page of all opens. */
const looked = 100;
const open = apiQuery(listOpens, {
  query: { itemsPerPage: looked, filters: { state: 'registrationOpen' }, sortBy: ['date_start'] },
});

type Props = { readonly player: Entering; readonly entrants: ShowEntrants };

/** The opens whose registration is open and that a player may enter, each with the button to register them or, if they are in it, how. */
export function OpensToEnter({ player, entrants }: Props) {
  const { t } = useTranslation('management');
  const [entering, setEntering] = useState<string | null>(null);
  const opens = useQuery(open);
  const own = useQuery(
    apiQuery(listMyInscriptions, { query: { itemsPerPage: looked, filters: { 'player._id': player._id } } }),
  );
  if (!opens.data || !own.data)
    return <LoadState query={opens.isLoadingError ? opens : own} rows={{ count: 2, height: 64 }} />;
  const entered = new Map(
    own.data.collection.flatMap(({ state, open: into }) =>
      state && into && isStanding(state) ? [[into._id, state]] : [],
    ),
  );
  const fitting = (opens.data.collection as Open[]).filter(
    (one) => entered.has(one._id) || mayEnter(player, one),
  );
  return (
    <>
      {fitting.length === 0 && <Typography color="textSecondary">{t('toEnter.none')}</Typography>}
      <List disablePadding aria-label={t('toEnter.title')}>
        {fitting.map((one) => (
          <OpenToEnter
            key={one._id}
            open={one}
            player={player.name}
            state={entered.get(one._id)}
            onEnter={() => setEntering(one._id)}
          />
        ))}
      </List>
      <ButtonLink to={paths.opens} sx={{ px: 1, ml: -1, mt: 1 }}>
        {t('toEnter.all')}
      </ButtonLink>
      {entering !== null && entrants({ openId: entering, player }, () => setEntering(null))}
    </>
  );
}

type RowProps = {
  readonly open: Open;
  readonly player: string;
  /** The state of the registration, if they are in it already. */
  readonly state: RegistrationState | undefined;
  readonly onEnter: () => void;
};

function OpenToEnter({
  open: { _id, name, date_start, date_end, venue, ...places },
  player,
  state,
  onEnter,
}: RowProps) {
  const { t } = useTranslation('management');
  const placesWords = usePlacesWords();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <RowLink
        to={paths.open}
        params={{ openId: _id }}
        sx={{ mx: -1, px: 1, flex: '1 1 11rem', width: 'auto' }}
      >
        <TwoLines
          first={name}
          second={[formatDays(date_start, date_end, venue?.time_zone), venue?.name, placesWords(places)]}
        />
      </RowLink>
      {state ? (
        <Chip
          size="small"
          variant="outlined"
          color={state === 'waiting' ? 'warning' : 'success'}
          label={t(`registrations.states.${state}`)}
        />
      ) : (
        <Button
          variant="outlined"
          aria-label={t('toEnter.enterIn', { name: player, open: name })}
          onClick={onEnter}
        >
          {t('toEnter.enter')}
        </Button>
      )}
    </Box>
  );
}
