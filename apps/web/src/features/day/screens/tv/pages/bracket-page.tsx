import Box from '@mui/material/Box';
import type { PublicMatch } from '@topspin/contract';
import { sides } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { hasScore } from '#domain/match/how-ended.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { units } from '#ui/units.ts';
import { Fitted } from './fitted.tsx';
import type { NameOf } from '../names.ts';

/** Three rounds of a bracket at most: four matches, those that they lead to, and the one after them. */
export type BracketPart = {
  readonly rounds: readonly {
    readonly name: NonNullable<PublicMatch['round']>;
    /** Null where a bye stood. */
    readonly matches: readonly (PublicMatch | null)[];
  }[];
};

type Props = BracketPart & { readonly nameOf: NameOf };

/** A part of a bracket, each match beside the two that lead to it. */
export function BracketPage({ rounds, nameOf }: Props) {
  const { t } = useTranslation('match');
  return (
    <Box sx={{ ...page, gridTemplateColumns: `repeat(${rounds.length}, minmax(0, 1fr))` }}>
      {rounds.map(({ name, matches }, column) => (
        <Box key={name} component="section" aria-label={t(`rounds.${name}`)} sx={round}>
          <Box component="h2" sx={heading}>
            {t(`rounds.${name}`)}
          </Box>
          <Box sx={places}>
            {matches.map((match, place) => (
              <Box
                key={match?._id ?? place}
                sx={{
                  position: 'relative',
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: 0,
                  ...(match && column < rounds.length - 1 && lineFrom(place)),
                }}
              >
                {match && <Pair {...{ match, nameOf }} />}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The line to the next round: down from the upper of two matches, up from the lower. */
const lineFrom = (place: number) => ({
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '100%',
    width: units(28),
    height: '50%',
    borderRight: `${units(4)} solid var(--mui-palette-outline)`,
    ...(place % 2 === 0
      ? { top: '50%', borderTop: `${units(4)} solid var(--mui-palette-outline)` }
      : { bottom: '50%', borderBottom: `${units(4)} solid var(--mui-palette-outline)` }),
  },
});

function Pair({ match, nameOf }: { readonly match: PublicMatch; readonly nameOf: NameOf }) {
  const { t } = useTranslation('match');
  return (
    <Box component="section" sx={card}>
      {sides.map((side) => {
        const person = match[side];
        const won = match.winner === side;
        const lost = match.winner !== null && !won;
        return (
          <Box key={side} sx={{ ...sideLine, color: lost || !person ? 'text.secondary' : 'text.primary' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Fitted
                text={person ? nameOf(person) : t('unknownPlayer')}
                size={46}
                weight={won ? 850 : 600}
              />
            </Box>
            {side === 'a' && match.state === 'inPlay' && <ServeBall size={units(20)} />}
            <Box sx={{ flex: 'none', minWidth: units(36), textAlign: 'right', fontWeight: won ? 850 : 600 }}>
              {lost && match.outcome === 'walkover'
                ? t('endings.walkover')
                : hasScore(match)
                  ? match.sets_won[side]
                  : ''}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const page = { height: '100%', display: 'grid', columnGap: units(56) } as const;

const round = {
  minWidth: 0,
  minHeight: 0,
  display: 'grid',
  rowGap: units(8),
  gridTemplateRows: `${units(48)} minmax(0, 1fr)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const places = {
  minHeight: 0,
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const heading = {
  m: 0,
  fontSize: units(38),
  fontWeight: 800,
  fontStretch: '80%',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

const card = {
  flex: 1,
  minWidth: 0,
  px: units(16),
  borderRadius: units(14),
  bgcolor: 'background.paper',
  border: `${units(2)} solid var(--mui-palette-outline)`,
} as const;

const sideLine = {
  display: 'flex',
  alignItems: 'center',
  gap: units(12),
  py: units(2),
  minHeight: units(56),
  fontSize: units(46),
  fontStretch: '75%',
  fontVariantNumeric: 'tabular-nums',
} as const;
