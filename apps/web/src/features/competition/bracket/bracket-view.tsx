import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Group } from '@topspin/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { EntryBar } from '../entry/entry-bar.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { OwnMatchesNote, useOwnMatches } from '../entry/own-matches.tsx';
import { BracketCell } from './bracket-cell.tsx';
import { bracketMoves } from './bracket-moves.ts';
import { RoundColumns } from '#domain/bracket/round-columns.tsx';
import { playersOf, roundsOf, thirdPlaceOf, winnerOf } from '#domain/bracket/rounds.ts';
import type { RoundsProps } from './bracket-match.ts';

type Props = { readonly group: Group };

/** A bracket: rounds side by side with lines to follow; on a phone one round at a time. Organisers enter results in it. */
export function BracketView({ group }: Props) {
  return group.open.may_manage ? <EditableBracket group={group} /> : <ReadOnlyBracket group={group} />;
}

function ReadOnlyBracket({ group }: Props) {
  const own = useOwnMatches(group.matches);
  return (
    <Box>
      <Bracket group={group} entry={undefined} />
      <OwnMatchesNote own={own} />
    </Box>
  );
}

function EditableBracket({ group }: Props) {
  const moves = useMemo(() => bracketMoves(roundsOf(group.matches), thirdPlaceOf(group.matches)), [group]);
  const entry = useEntry(group, moves);
  const now = useMemo(() => ({ ...group, matches: [...entry.matches] }), [group, entry.matches]);
  return (
    <Box>
      <Bracket group={now} entry={entry} />
      <EntryBar entry={entry} place="bracket" />
    </Box>
  );
}

function Bracket({ group, entry }: Props & Pick<RoundsProps, 'entry'>) {
  const { t } = useTranslation(['competition', 'match']);
  const narrow = useMediaQuery('(max-width: 959px)');
  const rounds = useMemo(() => roundsOf(group.matches), [group.matches]);
  const third = thirdPlaceOf(group.matches);
  // The path of who won is highlighted from the start, once the final is over.
  const [chosen, setChosen] = useState(() => winnerOf(rounds)?._id ?? '');
  const [hovered, setHovered] = useState<string | null>(null);
  if (rounds.length === 0) return <StatePanel drawing="emptyTable" title={t('group.none')} />;
  const lit = hovered ?? (chosen || null);
  const props = { rounds, lit, onHover: setHovered, entry };
  return (
    <Stack>
      <OptionSelect
        label={t('bracket.path')}
        value={chosen}
        options={[
          { value: '', label: t('bracket.nobody') },
          ...playersOf(group.matches).map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={setChosen}
      />
      {narrow ? (
        <RoundTabs {...props} />
      ) : (
        <RoundColumns rounds={rounds} lit={lit}>
          {(match) => <BracketCell match={match} lit={lit} onHover={setHovered} entry={entry} />}
        </RoundColumns>
      )}
      {third && (
        <Box sx={{ width: '100%', maxWidth: { md: 300 }, justifySelf: { md: 'end' } }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('match:rounds.thirdPlace')}
          </Typography>
          <BracketCell match={third} lit={lit} onHover={setHovered} entry={entry} />
        </Box>
      )}
    </Stack>
  );
}

/** One round at a time, starting with the one in play; it follows the results that are entered into the next. */
function RoundTabs({ rounds, lit, onHover, entry }: RoundsProps) {
  const { t } = useTranslation(['competition', 'match']);
  const firstOpen = rounds.findIndex(({ matches }) => matches.some(({ state }) => state !== 'finished'));
  const [chosen, setChosen] = useState(firstOpen < 0 ? rounds.length - 1 : firstOpen);
  const entered = entry?.spot?.matchId;
  const [followed, setFollowed] = useState(entered);
  if (entered !== followed) {
    setFollowed(entered);
    const round = rounds.findIndex(({ matches }) => matches.some(({ _id }) => _id === entered));
    if (round >= 0) setChosen(round);
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={chosen}
        onChange={(_, next: number) => setChosen(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('bracket.title')}
      >
        {rounds.map(({ name }, index) => (
          <Tab key={name} value={index} label={t(`match:rounds.${name}`)} />
        ))}
      </Tabs>
      <Stack gap={1.5} sx={{ mt: 2 }}>
        {rounds[chosen]?.matches.map((match) => (
          <BracketCell key={match._id} match={match} lit={lit} onHover={onHover} entry={entry} />
        ))}
      </Stack>
    </Box>
  );
}
