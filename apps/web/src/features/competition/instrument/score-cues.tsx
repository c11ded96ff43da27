import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { type Cue, type MatchState, otherSide, setWinner } from '@topspin/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clamped } from '#ui/layout.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { BouncingBall } from '../shown/bouncing-ball.tsx';
import { sideColour, useSideName } from '#domain/match/match-words.ts';
import { servesWhom } from '#domain/match/pair-words.ts';
import { enlarged } from './frame.tsx';

type Props = { readonly match: MatchPage; readonly state: MatchState };

const cueWords = {
  setPoint: 'play.setPoint',
  matchPoint: 'play.matchPoint',
  changeEnds: 'play.changeEnds',
  lastSetChange: 'play.changeEnds',
  towel: 'play.towel',
} as const satisfies Record<Cue['kind'], string>;

/**
 * What the umpire calls out: who serves, set and match points, changes of ends, who has won; announced with the score once
 * per point. All of it has one line.
 */
export function ScoreCues({ match, state }: Props) {
  const { t } = useTranslation('matches');
  const { t: ofMatch } = useTranslation('match');
  const name = useSideName();
  const { won, score: setScore } = useWon()({ match, state });
  const { serving } = state;
  const serves =
    !won &&
    (serving
      ? servesWhom(ofMatch, match, serving)
      : state.server && ofMatch('serves', { name: name(match, state.server) }));
  const cues = state.cues.map(({ kind }) => t(cueWords[kind]));
  const score = state.sets.at(-1)?.score ?? { a: 0, b: 0 };
  const called = t('play.score', { nameA: name(match, 'a'), nameB: name(match, 'b'), ...score });
  return (
    <>
      <VisuallyHidden role="status">
        {[won === undefined ? called : [won, setScore].filter(Boolean).join(': '), serves, ...cues]
          .filter(Boolean)
          .join('. ')}
      </VisuallyHidden>
      <Box aria-hidden="true" sx={line}>
        {state.interval && won && (
          <Words key={state.sets.length} strong>
            <BouncingBall /> {won}
          </Words>
        )}
        {state.interval && setScore && (
          <Typography component="span" variant="h3" sx={state.cues.length > 0 ? figuresThatGive : figures}>
            {setScore}
          </Typography>
        )}
        {serves && (
          <Words gives={state.cues.length > 0} long={serves.length > lineOfLetters}>
            {serves}
          </Words>
        )}
        {state.cues.map((cue) => (
          <Chip
            key={cue.kind}
            color={'side' in cue ? sideColour[cue.side] : 'default'}
            label={t(cueWords[cue.kind])}
          />
        ))}
        {state.expedite && state.status === 'inPlay' && state.cues.length < 2 && (
          <Chip variant="outlined" label={t('play.expedite')} title={t('play.expediteOn')} />
        )}
      </Box>
    </>
  );
}

type WordsProps = {
  readonly strong?: boolean;
  /** Whether they give way to what stands beside them, where text is large. */
  readonly gives?: boolean;
  /** Whether they take two lines of small text, as the long names of two players do. */
  readonly long?: boolean;
  readonly children: ReactNode;
};

/** Shortened where the line is too short; screen readers have the whole of it. */
const Words = ({ strong = false, gives = false, long = false, children }: WordsProps) => (
  <Typography
    component="span"
    variant={strong ? 'h3' : 'body1'}
    sx={{ ...(gives ? wordsThatGive : words), ...(long && twoLines) }}
  >
    {children}
  </Typography>
);

/** More letters go in two lines. */
const lineOfLetters = 34;

const twoLines = {
  ...clamped(2),
  whiteSpace: 'normal',
  fontSize: 'min(0.875rem, 4.8cqmin)',
  fontStretch: '75%',
  lineHeight: 1.15,
} as const;

const words = {
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 'min(1rem, 5.5cqmin)',
} as const;

/** The ball beside the name says who serves, too, and the row above the points of the set. */
const givingWay = { [enlarged]: { display: 'none' } } as const;
const wordsThatGive = { ...words, ...givingWay } as const;
const figures = { flex: 'none', fontSize: words.fontSize } as const;
const figuresThatGive = { ...figures, ...givingWay } as const;

const line = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  height: 'min(2.25rem, 100%)',
  px: 0.5,
  overflow: 'hidden',
  '& .MuiChip-root': {
    flex: 'none',
    minHeight: 0,
    height: 'min(2rem, 100%)',
    fontSize: 'min(0.8125rem, 5cqmin)',
    fontStretch: '80%',
    wordSpacing: '0.1em',
    fontWeight: 650,
    maxWidth: '55%',
    [enlarged]: { flex: '0 1 auto', maxWidth: 'none' },
  },
  '& .MuiChip-label': { whiteSpace: 'nowrap' },
} as const;

type Won = { readonly won?: string; readonly score?: string };

/** The winner of the match or set that has just ended, in words, the winner's sets or points first; nothing during a set. */
function useWon(): (props: Props) => Won {
  const { t } = useTranslation(['matches', 'match']);
  const name = useSideName();
  return ({ match, state }) => {
    if (state.status === 'finished') {
      if (!state.winner) return { won: t('nobodyWins') };
      const won = t('match:wonBy', { name: name(match, state.winner) });
      const { setsWon } = state;
      return state.outcome === 'played'
        ? { won, score: `${setsWon[state.winner]}-${setsWon[otherSide(state.winner)]}` }
        : { won };
    }
    const score = state.interval ? state.sets.at(-1)?.score : undefined;
    const winner = score && setWinner(score);
    if (!winner) return {};
    return {
      won: t('play.setWon', { name: name(match, winner) }),
      score: `${score[winner]}-${score[otherSide(winner)]}`,
    };
  };
}
