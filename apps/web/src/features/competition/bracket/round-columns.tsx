import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryState } from '../entry/use-entry.ts';
import { BracketCell } from './bracket-cell.tsx';
import { Connector } from './connector.tsx';
import { layoutOf } from './layout.ts';
import { type BracketMatch, type BracketRound, linesOf, placesOf } from './rounds.ts';

export type RoundsProps = {
  readonly rounds: readonly BracketRound[];
  /** The player whose path is highlighted. */
  readonly lit: string | null;
  readonly onHover: (player: string | null) => void;
  /** For organisers, who enter results in the bracket. */
  readonly entry: EntryState | undefined;
};

const gap = 24;
/** In rem, like the rows: they grow with the text. */
const narrowest = 9.25;
const widest = 18.75;

/** A match has a row, in rem; a little more where a note below the names needs it. */
const rowHeight = { plain: 5.25, noted: 6.75 } as const;

const hasNote = ({ state, table, outcome }: BracketMatch): boolean =>
  state === 'inPlay' ||
  (state !== 'finished' && table !== null) ||
  (outcome !== null && outcome !== 'played');

/** The rounds side by side, from the first on the left to the final, with lines from each match to the next. */
export function RoundColumns({ rounds, lit, onHover, entry }: RoundsProps) {
  const { t } = useTranslation('competition');
  const { centres, rows } = useMemo(() => layoutOf(rounds), [rounds]);
  const noted = rounds.some(({ matches }) => matches.some(hasNote));
  const row = noted ? rowHeight.noted : rowHeight.plain;
  return (
    <Box sx={{ display: 'flex', gap: `${gap}px`, overflowX: 'auto', pb: 1, mx: -0.5, px: 0.5 }}>
      {rounds.map((round, column) => (
        <Box
          key={round.name}
          component="section"
          aria-label={t(`bracket.rounds.${round.name}`)}
          sx={{ flex: `1 0 ${narrowest}rem`, maxWidth: `${widest}rem` }}
        >
          <Typography variant="h3" sx={{ mb: 1 }} noWrap title={t(`bracket.rounds.${round.name}`)}>
            {t(`bracket.rounds.${round.name}`)}
          </Typography>
          <Box sx={{ position: 'relative', height: `${rows * row}rem` }}>
            {placesOf(rounds, column).map((match, place) => {
              const centre = centres[column]?.[place];
              const next = centres[column + 1]?.[Math.floor(place / 2)];
              if (!match || centre === undefined) return null;
              return (
                <Box
                  key={match._id}
                  sx={{
                    position: 'absolute',
                    insetInline: 0,
                    top: `${(centre - 0.5) * row}rem`,
                    height: `${row}rem`,
                    display: 'flex',
                    alignItems: 'center',
                  }}
                >
                  <Connector
                    gap={gap}
                    lines={linesOf(rounds, column, place, lit)}
                    drop={next === undefined ? 0 : (next - centre) * row}
                  />
                  <BracketCell match={match} lit={lit} onHover={onHover} entry={entry} />
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
