import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { servesWhom } from '#domain/match/pair-words.ts';
import { SetStrip } from '#domain/match/set-strip.tsx';
import { useErrorText } from '../sheet/use-error-text.ts';
import type { Outcome } from './outcomes.ts';
import { setsOf } from './two-logs.tsx';
import { Stack } from '#ui/layout.ts';

type Props = {
  readonly match: MatchPage;
  readonly outcome: Outcome;
  /** Whether the match stays as it is. */
  readonly keeps: boolean;
  /** Whether a finished match gets another result. */
  readonly corrects: boolean;
};

/** The match as it would be after a decision, or why that decision is not possible. */
export function OutcomeShown({ match, outcome, keeps, corrects }: Props) {
  const { t } = useTranslation('matches');
  const { t: ofMatch } = useTranslation('match');
  const refusal = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  // On a phone it is below what was tapped.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  if (!('state' in outcome)) return <Alert severity="warning">{refusal(outcome.code)}</Alert>;
  if (corrects && outcome.state.status !== 'finished')
    return <Alert severity="warning">{refusal('match.undecided')}</Alert>;
  const { winner, serving } = outcome.state;
  return (
    <Stack ref={box} role="status" gap={1}>
      <Typography variant="subtitle2">{t('conflict.result')}</Typography>
      <SetStrip sets={keeps && match.from_sheet ? match.sets : setsOf(outcome.state)} />
      {serving && <Typography>{servesWhom(ofMatch, match, serving)}</Typography>}
      {outcome.state.status === 'finished' && winner && !keeps && (
        <Typography>{ofMatch('wonBy', { name: match[winner]?.name ?? '' })}</Typography>
      )}
    </Stack>
  );
}
