import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasBeen } from '#ui/page/use-has-been.ts';
import { Connector } from './connector.tsx';
import { layoutOf } from './layout.ts';
import { type BracketMatch, type BracketRound, hasNote, linesOf, placesOf } from './rounds.ts';

type Props<Match extends BracketMatch> = {
  readonly rounds: readonly BracketRound<Match>[];
  /** The player whose path is highlighted. */
  readonly lit: string | null;
  /** Draws one match. */
  readonly children: (match: Match) => ReactNode;
};

const gap = 24;
/** The width of a column in rem, so that it grows with the text, like the rows. */
const narrowest = 9.25;
const widest = 18.75;

/** A match has a row, in rem; a little more where a note below the names needs it. */
const rowHeight = { plain: 5.25, noted: 6.75 } as const;

/** The rounds side by side, from the first on the left to the final, with lines from each match to the next. */
export function RoundColumns<Match extends BracketMatch>({ rounds, lit, children }: Props<Match>) {
  const { t } = useTranslation('match');
  const { centres, rows } = useMemo(() => layoutOf(rounds), [rounds]);
  const isNoted = useHasBeen(rounds.some(({ matches }) => matches.some(hasNote)));
  const row = isNoted ? rowHeight.noted : rowHeight.plain;
  return (
    <Box sx={{ display: 'flex', gap: `${gap}px`, overflowX: 'auto', pb: 1, mx: -0.5, px: 0.5 }}>
      {rounds.map((round, column) => (
        <Box
          key={round.name}
          component="section"
          aria-label={t(`rounds.${round.name}`)}
          sx={{ flex: `1 0 ${narrowest}rem`, maxWidth: `${widest}rem` }}
        >
          <Typography variant="h3" sx={{ mb: 1 }} noWrap title={t(`rounds.${round.name}`)}>
            {t(`rounds.${round.name}`)}
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
                  {children(match)}
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
