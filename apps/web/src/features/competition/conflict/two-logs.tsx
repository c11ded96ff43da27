import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import type { MatchState, SetScore, Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { SetStrip } from '#domain/match/set-strip.tsx';
import { sideColour, useSideName } from '#domain/match/match-words.ts';
import { servesWhom } from '#domain/match/pair-words.ts';
import type { Step } from './outcomes.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';

export const setsOf = ({ sets }: MatchState): SetScore[] => sets.map(({ score }) => score);

export type LogSide = {
  readonly title: string;
  readonly who: string;
  readonly sets: readonly SetScore[];
  readonly steps: readonly Step[];
};

type Props = { readonly match: MatchPage; readonly sides: readonly [LogSide, LogSide] };

/** Two logs of one match side by side: who plays, the sets, and point by point from where they part. */
export function TwoLogs({ match, sides }: Props) {
  const { t } = useTranslation('matches');
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 2, rowGap: 1.5 }}
    >
      <Typography sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
        <SideName match={match} side="a" /> – <SideName match={match} side="b" />
      </Typography>
      {sides.map(({ title, who, sets }) => (
        <Stack key={title} gap={1} sx={{ alignContent: 'start' }}>
          <Box>
            <Typography variant="h2" component="h3">
              {title}
            </Typography>
            <Hint>{who}</Hint>
          </Box>
          <SetStrip sets={sets} />
        </Stack>
      ))}
      <Typography variant="subtitle2" component="h3" sx={{ gridColumn: '1 / -1' }}>
        {t('conflict.parted')}
      </Typography>
      {sides.map(({ title, steps }) => (
        <Steps key={title} label={title} match={match} steps={steps} />
      ))}
    </Box>
  );
}

type StepsProps = { readonly label: string; readonly match: MatchPage; readonly steps: readonly Step[] };

function Steps({ label, match, steps }: StepsProps) {
  const { t } = useTranslation('matches');
  const words = useEventWords(match);
  if (steps.length === 0) return <Hint>{t('conflict.nothing')}</Hint>;
  return (
    <Box
      component="ol"
      aria-label={label}
      tabIndex={0}
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '40svh', overflowY: 'auto' }}
    >
      {steps.map(({ event, score, set, serving }, index) => (
        <Box
          component="li"
          key={event.id}
          sx={{
            py: 0.75,
            borderTop: steps[index - 1]?.set === set ? 'none' : '1px solid var(--mui-palette-divider)',
          }}
        >
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {score.a}–{score.b}
            <Hint component="span" sx={{ ml: 1 }}>
              {formatTime(new Date(event.at).toISOString())}
            </Hint>
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {words({ event, serving })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** In the colour of its points below. */
function SideName({ match, side }: { readonly match: MatchPage; readonly side: Side }) {
  const name = useSideName();
  return (
    <Box component="span" sx={{ fontWeight: 650, color: `${sideColour[side]}.main` }}>
      {name(match, side)}
    </Box>
  );
}

function useEventWords(match: MatchPage): (step: Pick<Step, 'event' | 'serving'>) => string {
  const { t } = useTranslation('matches');
  const { t: ofMatch } = useTranslation('match');
  const name = useSideName();
  return ({ event, serving }) => {
    switch (event.type) {
      case 'point':
        return t('play.pointFor', { name: name(match, event.side) });
      case 'penaltyPoint':
        return t('conflict.penalty', { name: name(match, event.side), count: event.points });
      case 'card':
        return t('play.cardFor', { name: name(match, event.side) });
      case 'timeout':
        return t('play.timeoutOf', { name: name(match, event.side) });
      case 'suspension':
        return t('play.suspended');
      case 'toss':
        return t('toss.title');
      case 'start':
        return t('conflict.start');
      case 'serveCorrection':
        return ofMatch('serves', { name: name(match, event.server) });
      case 'serveOrder':
        return serving ? servesWhom(ofMatch, match, serving) : t('play.serveOrder');
      case 'expedite':
        return t('play.expedite');
      case 'undo':
        return t('play.undo');
      case 'end':
        return t('early.title');
    }
  };
}
