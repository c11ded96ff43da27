import type { Match } from '@topspin/contract';
import Box from '@mui/material/Box';
import { type SetScore, type Side, sides } from '@topspin/engine';
import { hasScore } from './how-ended.ts';
import { useSideName } from './match-words.ts';
import { NameOfSide } from './name-of-side.tsx';
import { arePairs } from './pair-words.ts';

type Person = { readonly name: string } | null;
type Scored = Readonly<Pick<Match, 'state' | 'annulled' | 'outcome' | 'winner'>> &
  Readonly<Record<Side, Person>> & { readonly sets: readonly SetScore[]; readonly sets_won: SetScore };

/** Both sides of a match in a list, one below the other: the name, the points of each set, the sets won. */
export const ScoreLines = ({ match }: { readonly match: Scored }) =>
  sides.map((side) => <SideLine key={side} match={match} side={side} />);

/** The set that is being played, from 0: none between two sets. */
export const setUnderWay = ({ state, sets, sets_won: { a, b } }: Scored): number | undefined =>
  state === 'inPlay' && sets.length > a + b ? sets.length - 1 : undefined;

function SideLine({ match, side }: { readonly match: Scored; readonly side: Side }) {
  const name = useSideName();
  const { winner, state, outcome } = match;
  const current = setUnderWay(match);
  return (
    <Box sx={arePairs([match.a, match.b]) ? lineOfPair : line}>
      <Box
        component="span"
        sx={{
          flex: '1 1 7rem',
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontWeight: winner === side ? 750 : 450,
          color: winner === null || winner === side ? 'text.primary' : 'text.secondary',
        }}
      >
        <NameOfSide name={name(match, side)} />
      </Box>
      <Box component="span" sx={figures}>
        {outcome !== 'walkover' &&
          match.sets.map((set, index) => (
            <Box component="span" key={index} sx={index === current ? currentSet : finishedSet}>
              {set[side]}
            </Box>
          ))}
        <Box
          component="span"
          sx={{
            minWidth: '1em',
            textAlign: 'right',
            ...(state === 'inPlay' ? { fontStyle: 'italic', fontWeight: 450 } : { fontWeight: 850 }),
          }}
        >
          {hasScore(match) ? match.sets_won[side] : ''}
        </Box>
      </Box>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 } as const;

/** Pairs may take several lines: a gap says where the second one begins. */
const lineOfPair = { ...line, lineHeight: 1.3, '& + &': { mt: 0.75 } } as const;

const figures = {
  display: 'flex',
  alignItems: 'baseline',
  gap: { xs: 0.75, sm: 1.25 },
  ml: 'auto',
  fontStretch: '75%',
  fontVariantNumeric: 'tabular-nums',
} as const;

const finishedSet = { minWidth: '1.2em', textAlign: 'right', color: 'text.secondary' } as const;
const currentSet = { ...finishedSet, fontWeight: 850, color: 'primary.main' } as const;
