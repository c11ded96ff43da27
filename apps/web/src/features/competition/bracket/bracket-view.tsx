import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Group } from '@topspin/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '#ui/state-panel.tsx';
import { BracketCell } from './bracket-cell.tsx';
import { type BracketRound, pathOf, roundsOf } from './rounds.ts';

/** A bracket: rounds side by side with lines to follow; on a phone one round at a time. */
export function BracketView({ group }: { readonly group: Group }) {
  const { t } = useTranslation('competition');
  const narrow = useMediaQuery('(max-width: 959px)', { noSsr: true });
  const rounds = useMemo(() => roundsOf(group.matches), [group.matches]);
  const third = group.matches.find(({ round }) => round === 'thirdPlace');
  const [lit, setLit] = useState<string | null>(null);
  const path = pathOf(group.matches, lit);
  if (rounds.length === 0) return <StatePanel drawing="emptyTable" title={t('group.none')} />;
  const props = { rounds, path, onLight: (player: string | null) => setLit(player === lit ? null : player) };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {narrow ? <RoundTabs {...props} /> : <RoundColumns {...props} />}
      {third && (
        <Box sx={{ maxWidth: 320 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('bracket.rounds.thirdPlace')}
          </Typography>
          <BracketCell match={third} lit={path.has(third._id)} onLight={props.onLight} />
        </Box>
      )}
    </Box>
  );
}

type RoundsProps = {
  readonly rounds: readonly BracketRound[];
  readonly path: ReadonlySet<string>;
  readonly onLight: (player: string | null) => void;
};

function RoundColumns({ rounds, path, onLight }: RoundsProps) {
  const { t } = useTranslation('competition');
  return (
    <Box sx={{ display: 'flex', overflowX: 'auto', pb: 2 }}>
      {rounds.map(({ name, matches }, column) => (
        <Box
          key={name}
          sx={{ display: 'flex', flexDirection: 'column', minWidth: 248, flex: '0 0 248px', mr: 4 }}
        >
          <Typography variant="h3" sx={{ mb: 1.5 }}>
            {t(`bracket.rounds.${name}`)}
          </Typography>
          <Box sx={{ flex: 1, display: 'grid', gridAutoRows: '1fr' }}>
            {slots(matches, column, rounds).map((match, place) => (
              <Box
                key={match?._id ?? place}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  py: 0.75,
                  ...(match && lines(column, rounds.length)),
                }}
              >
                {match && <BracketCell match={match} lit={path.has(match._id)} onLight={onLight} />}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Every place of a round from the top; where a bye stood in the first round there is none. */
function slots(matches: BracketRound['matches'], column: number, rounds: readonly BracketRound[]) {
  const places = 2 ** (rounds.length - 1 - column);
  return Array.from({ length: places }, (_, place) => matches.find(({ number }) => number === place + 1));
}

/** The line to the next round, drawn beside each match. */
const lines = (column: number, count: number) =>
  column === count - 1
    ? {}
    : {
        position: 'relative',
        '&::after': {
          content: '""',
          position: 'absolute',
          top: '50%',
          right: -32,
          width: 32,
          borderTop: '1px solid var(--mui-palette-outline)',
        },
      };

function RoundTabs({ rounds, path, onLight }: RoundsProps) {
  const { t } = useTranslation('competition');
  const firstOpen = rounds.findIndex(({ matches }) => matches.some(({ state }) => state !== 'finished'));
  const [chosen, setChosen] = useState(firstOpen < 0 ? rounds.length - 1 : firstOpen);
  return (
    <Box>
      <Tabs
        value={chosen}
        onChange={(_, next: number) => setChosen(next)}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {rounds.map(({ name }, index) => (
          <Tab key={name} value={index} label={t(`bracket.rounds.${name}`)} />
        ))}
      </Tabs>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
        {rounds[chosen]?.matches.map((match) => (
          <BracketCell key={match._id} match={match} lit={path.has(match._id)} onLight={onLight} />
        ))}
      </Box>
    </Box>
  );
}
