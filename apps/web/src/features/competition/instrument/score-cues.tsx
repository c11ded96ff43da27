import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { type Cue, type MatchState, otherSide, setWinner } from '@topspin/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { BouncingBall } from '../shown/bouncing-ball.tsx';
import { sideColour, useSideName } from '../shown/match-words.ts';

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
  const name = useSideName();
  const { won, score: setScore } = useWon()({ match, state });
  const serves = !won && state.server && t('play.serves', { name: name(match, state.server) });
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
        {won && (
          <Words key={state.sets.length} strong>
            <BouncingBall /> {won}
          </Words>
        )}
        {won && setScore && (
          <Typography component="span" variant="h3" sx={{ flex: 'none' }}>
            {setScore}
          </Typography>
        )}
        {serves && <Words>{serves}</Words>}
        {state.cues.map((cue) => (
          <Chip
            key={cue.kind}
            color={'side' in cue ? sideColour[cue.side] : 'default'}
            label={t(cueWords[cue.kind])}
          />
        ))}
        {state.expedite && state.cues.length < 2 && (
          <Chip variant="outlined" label={t('play.expedite')} title={t('play.expediteOn')} />
        )}
      </Box>
    </>
  );
}

/** Shortened where the line is too short; screen readers have the whole of it. */
const Words = ({ strong = false, children }: { readonly strong?: boolean; readonly children: ReactNode }) => (
  <Typography
    component="span"
    variant={strong ? 'h3' : 'body1'}
    sx={{ flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {children}
  </Typography>
);

const line = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  height: '2.25rem',
  px: 0.5,
  overflow: 'hidden',
  '& .MuiChip-root': {
    flex: 'none',
    fontStretch: '80%',
    wordSpacing: '0.1em',
    fontWeight: 650,
    maxWidth: '55%',
  },
} as const;

type Won = { readonly won?: string; readonly score?: string };

/** Who won the match or the set that has just ended, in words, and the winner's points first; nothing during a set. */
function useWon(): (props: Props) => Won {
  const { t } = useTranslation('matches');
  const name = useSideName();
  return ({ match, state }) => {
    if (state.status === 'finished')
      return { won: state.winner ? t('wonBy', { name: name(match, state.winner) }) : t('nobodyWins') };
    const score = state.interval ? state.sets.at(-1)?.score : undefined;
    const winner = score && setWinner(score);
    if (!winner) return {};
    return {
      won: t('play.setWon', { name: name(match, winner) }),
      score: `${score[winner]}-${score[otherSide(winner)]}`,
    };
  };
}
