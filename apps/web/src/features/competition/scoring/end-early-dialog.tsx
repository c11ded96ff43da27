import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { type MatchState, otherSide, sides, type Side, type UnplayedOutcome } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpButton } from '#lib/help/help-button.tsx';
import { Stack } from '#ui/layout.ts';
import { Choice } from '#ui/act/choice.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { endEarly, waysToEnd } from './end-early.ts';
import { useSideName } from '#domain/match/match-words.ts';
import type { ScoringAction } from '../log/scoring-log.ts';

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  readonly onEnd: (action: ScoringAction) => void;
  readonly onClose: () => void;
};

/** Ends a match before it is decided: a player does not appear, retires or is disqualified. */
export function EndEarlyDialog({ match, state, onEnd, onClose }: Props) {
  const { t } = useTranslation(['matches', 'match']);
  const name = useSideName();
  const ways = waysToEnd(state);
  const [outcome, setOutcome] = useState<UnplayedOutcome>(ways[0] ?? 'retired');
  const { award } = match.may;
  const mayLose = sides.filter((side) => award.includes(otherSide(side)));
  const [out, setOut] = useState<Side | 'both'>(mayLose[0] ?? 'a');
  const gone = outcome === 'retired' && out === 'both' ? 'a' : out;
  const winner = gone === 'both' ? undefined : otherSide(gone);
  const people = mayLose.map((side) => ({ value: side, label: name(match, side) }));
  return (
    <ConfirmDialog
      danger
      title={t('early.title')}
      confirm={t('early.confirm')}
      onCancel={onClose}
      onConfirm={() => {
        onEnd(endEarly(outcome, gone));
        onClose();
      }}
    >
      <Stack gap={3}>
        <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between' }}>
          <Choice
            upright
            label={t('early.how')}
            value={outcome}
            options={ways.map((value) => ({ value, label: t(`match:outcomes.${value}`) }))}
            onChange={setOutcome}
          />
          <HelpButton topic="walkover" />
        </Box>
        <Choice
          upright
          label={t('early.who')}
          value={gone}
          options={
            outcome === 'retired' || mayLose.length < 2
              ? people
              : [...people, { value: 'both' as const, label: t('early.both') }]
          }
          onChange={setOut}
        />
        <Typography role="status">
          {winner ? t('early.wins', { name: name(match, winner) }) : t('early.nobody')} {t('early.undo')}
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
