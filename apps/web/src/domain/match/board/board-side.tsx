import Box from '@mui/material/Box';
import { otherSide, type SetScore, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { clamped } from '#ui/layout.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { sideColour } from '#domain/match/match-words.ts';
import { PairNames } from '#domain/match/pair-names.tsx';
import { namesInPair, servesToWhom } from '#domain/match/pair-words.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import type { Score } from '#domain/match/score.ts';

type Props = {
  readonly names: Readonly<Record<Side, string>>;
  readonly side: Side;
  readonly board: Score;
};

/** One side: the name, of a pair both, who serves, the points in the largest figures, the sets. Once it is over the sets are the score. */
export function BoardSide({ names, side, board }: Props) {
  const { t } = useTranslation('match');
  const { points, setsWon, server, serving, winner } = board;
  const name = names[side];
  const people = namesInPair(name);
  const serves = server === side && (servesToWhom(t, names, serving) ?? t('serves', { name }));
  const isFinished = board.status === 'finished';
  const isOver = isFinished || points === undefined;
  return (
    <Box sx={halfOf[side]}>
      <Box sx={people ? headingOfPair : heading}>
        {!(people && (serving || isFinished)) && (
          <Box component="span" sx={serves ? disc : noDisc}>
            <ServeBall size={24} shown={serves !== false} />
          </Box>
        )}
        {serves && <VisuallyHidden>{serves}</VisuallyHidden>}
        {people ? (
          <Box component="span" sx={namesOfPair}>
            <PairNames long="max(0.875rem, 0.72em)" isOver={isFinished} {...{ people, side, serving }} />
          </Box>
        ) : (
          <Box component="span" data-name="" sx={nameOf}>
            {name}
          </Box>
        )}
      </Box>
      <Box sx={{ ...figure, opacity: winner === otherSide(side) ? 0.6 : 1 }}>
        {isOver ? setsWon[side] : points[side]}
      </Box>
      <Box sx={sets}>
        {isOver ? winner === side && t('wonBy', { name }) : `${t('sets')} ${setsWon[side]}`}
      </Box>
    </Box>
  );
}

/** The finished sets, as the players stand now. */
export const BoardSets = ({
  sets: all,
  left,
}: {
  readonly sets: readonly SetScore[];
  readonly left: Side;
}) => (
  <Box sx={finished}>
    {all.map((score, index) => (
      <span key={index}>
        {score[left]}–{score[otherSide(left)]}
      </span>
    ))}
  </Box>
);

/** Where they have no room beside each other they stand below, each whole. */
const finished = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '0.9em',
  whiteSpace: 'nowrap',
  fontStretch: '75%',
  fontWeight: 750,
  color: 'text.secondary',
} as const;

const half = (side: Side) =>
  ({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    justifyItems: 'center',
    minWidth: 0,
    overflow: 'hidden',
    p: '2vh 2vw',
    color: `${sideColour[side]}.contrastText`,
    bgcolor: `${sideColour[side]}.main`,
  }) as const;
const halfOf = { a: half('a'), b: half('b') } as const;

const heading = {
  display: 'flex',
  gap: '1vw',
  alignItems: 'center',
  height: '16vh',
  maxWidth: '100%',
} as const;

/** Two names of two lines each. */
const headingOfPair = { ...heading, height: '18vh' } as const;

const nameOf = {
  minWidth: 0,
  ...clamped(2),
  overflowWrap: 'anywhere',
  fontSize: 'max(1.25rem, min(7vh, 4.4vw))',
  fontStretch: '75%',
  fontWeight: 800,
  lineHeight: 1.1,
} as const;

const namesOfPair = {
  minWidth: 0,
  fontSize: 'max(1rem, min(6vh, 3.4vw))',
  fontStretch: '75%',
  fontWeight: 800,
  lineHeight: 1.2,
} as const;

const figure = {
  alignSelf: 'center',
  fontSize: 'min(58vh, 34vw)',
  fontStretch: '75%',
  fontWeight: 850,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 0.85,
} as const;

const sets = {
  minHeight: '1.2em',
  textAlign: 'center',
  fontSize: 'min(6vh, 5vw)',
  fontStretch: '75%',
  fontWeight: 750,
  lineHeight: 1.2,
} as const;

const disc = {
  display: 'inline-flex',
  position: 'relative',
  flex: 'none',
  p: '6px',
  borderRadius: '50%',
  bgcolor: '#0A1326',
} as const;
const noDisc = { ...disc, bgcolor: 'transparent' } as const;
