import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { type Cue, type MatchState, setWinner } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { BouncingBall } from '../match/bouncing-ball.tsx';
import { clockText, setLasts } from './clock.ts';
import { sideColour, useSideName } from '../match/match-words.ts';
import { useNow } from '../match/use-now.ts';

type Props = { readonly match: MatchPage; readonly state: MatchState };

const cueWords = {
  setPoint: 'play.setPoint',
  matchPoint: 'play.matchPoint',
  changeEnds: 'play.changeEnds',
  lastSetChange: 'play.changeEnds',
  towel: 'play.towel',
} as const satisfies Record<Cue['kind'], string>;

/**
 * What the umpire calls out: who serves, set and match points, changes of ends; announced with the score once
 * per point.
 */
export function ScoreCues({ match, state }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const serves = state.server && t('play.serves', { name: name(match, state.server) });
  const cues = state.cues.map(({ kind }) => t(cueWords[kind]));
  const setWon = useSetWon()({ match, state });
  return (
    <>
      <VisuallyHidden role="status">
        {[setWon ?? scoreCall(match, state), serves, ...cues].filter(Boolean).join('. ')}
      </VisuallyHidden>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40 }}
      >
        {state.interval && <SetWon match={match} state={state} />}
        <Typography variant="body2" color="textSecondary">
          {serves}
        </Typography>
        {state.cues.map((cue) => (
          <Chip
            key={cue.kind}
            color={'side' in cue ? sideColour[cue.side] : 'default'}
            label={t(cueWords[cue.kind])}
          />
        ))}
        {state.expedite && <Chip variant="outlined" label={t('play.expediteOn')} />}
        <SetClock state={state} />
      </Box>
    </>
  );

  function scoreCall(of: MatchPage, { sets }: MatchState): string {
    const score = sets.at(-1)?.score ?? { a: 0, b: 0 };
    return t('play.score', { nameA: name(of, 'a'), nameB: name(of, 'b'), ...score });
  }
}

/** Who won the set that has just ended, in words; empty during a set. */
function useSetWon(): (props: Props) => string | undefined {
  const { t } = useTranslation('matches');
  const name = useSideName();
  return ({ match, state }) => {
    const score = state.interval ? state.sets.at(-1)?.score : undefined;
    const winner = score && setWinner(score);
    return winner && t('play.setWon', { name: name(match, winner), ...score });
  };
}

/** The set that has just ended, with a bouncing ball. */
function SetWon(props: Props) {
  const words = useSetWon()(props);
  return (
    <Box key={props.state.sets.length} sx={{ display: 'flex', gap: 1, alignItems: 'center', width: '100%' }}>
      <BouncingBall />
      <Typography variant="h3" component="p">
        {words}
      </Typography>
    </Box>
  );
}

/** How long the current set has lasted. */
function SetClock({ state }: { readonly state: MatchState }) {
  const { t } = useTranslation('matches');
  const lasts = setLasts(state, useNow());
  if (lasts === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
      {t('play.setLasts', { number: state.sets.length, clock: clockText(lasts) })}
    </Typography>
  );
}
