import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import type { Cue, MatchState } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { sideColour, useSideName } from './match-words.ts';

type Props = { readonly match: MatchPage; readonly state: MatchState };

/** What the umpire calls out: the score once per point, who serves, set and match points, changes of ends. */
export function ScoreCues({ match, state }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const current = state.sets.at(-1)?.score ?? { a: 0, b: 0 };
  const names = { nameA: name(match, 'a'), nameB: name(match, 'b') };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 44,
      }}
    >
      <Typography aria-live="polite" variant="body2" color="textSecondary">
        <Box
          component="span"
          sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
        >
          {t('play.score', { ...names, ...current })}
        </Box>
        {state.server && t('play.serves', { name: name(match, state.server) })}
      </Typography>
      {state.cues.map((cue) => (
        <CueChip key={cue.kind} cue={cue} />
      ))}
      {state.expedite && <Chip size="small" label={t('play.expediteOn')} />}
    </Box>
  );
}

const cueWords = {
  setPoint: 'play.setPoint',
  matchPoint: 'play.matchPoint',
  changeEnds: 'play.changeEnds',
  lastSetChange: 'play.changeEnds',
  towel: 'play.towel',
} as const satisfies Record<Cue['kind'], string>;

function CueChip({ cue }: { readonly cue: Cue }) {
  const { t } = useTranslation('matches');
  const colour = 'side' in cue ? sideColour[cue.side] : 'default';
  return <Chip color={colour} label={t(cueWords[cue.kind])} />;
}
