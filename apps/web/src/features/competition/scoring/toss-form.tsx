import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MatchPage } from '@topspin/contract';
import { otherSide, sides, type Side, type TossChoice, tossChoices } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpButton } from '#lib/help/help-button.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { Choice } from '#ui/act/choice.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { NotAwake } from '../device/not-awake.tsx';
import { useSideName } from '#domain/match/match-words.ts';
import type { ScoringAction } from '../log/scoring-log.ts';
import { StartQuestion } from './start-question.tsx';
import { useStart } from './use-start.ts';

type Props = {
  readonly match: MatchPage;
  readonly onToss: (action: ScoringAction) => void;
  /** Left out for those who only score by points. */
  readonly onBySets?: (() => void) | undefined;
};

/** The toss: who wins it, what they choose, who serves and who begins on the left. */
export function TossForm({ match, onToss, onBySets }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const [winner, setWinner] = useState<Side>('a');
  const [choice, setChoice] = useState<TossChoice>('serve');
  const [endServer, setEndServer] = useState<Side>('a');
  const [leftEnd, setLeftEnd] = useState<Side>('a');
  const server = serverAfter(winner, choice, endServer);
  const people = sides.map((side) => ({ value: side, label: name(match, side) }));

  const begin = () => onToss({ type: 'toss', winner, choice, server, leftEnd });
  const { start, busy, asking, cancel } = useStart(match._id, begin);
  const draw = () => {
    const drawn = sides[(crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2] as Side;
    setWinner(drawn);
    notify('info', t('toss.drawn', { name: name(match, drawn) }));
  };

  return (
    <Panel
      title={t('toss.title')}
      help={<HelpButton topic="toss" />}
      action={<Button onClick={draw}>{t('toss.draw')}</Button>}
    >
      <Box
        component="form"
        noValidate
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 3 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
          [smallPhone]: {
            gap: 1,
            mt: -1.5,
            '& .MuiFormLabel-root': { mb: 0.25, fontSize: '0.875rem' },
            '& .MuiToggleButton-root': { minHeight: 44, px: 0.5, py: 0.25 },
            '& .MuiButton-sizeLarge': { minHeight: 44, py: 0.5 },
          },
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Choice label={t('toss.winner')} value={winner} options={people} onChange={setWinner} />
        <Choice
          label={t('toss.choice')}
          value={choice}
          options={tossChoices.map((value) => ({ value, label: t(`toss.choices.${value}`) }))}
          onChange={setChoice}
        />
        {choice === 'end' && (
          <Choice label={t('toss.server')} value={endServer} options={people} onChange={setEndServer} />
        )}
        <Choice label={t('toss.left')} value={leftEnd} options={people} onChange={setLeftEnd} />
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ActButton type="submit" variant="contained" size="large" busy={busy} sx={{ flex: '1 1 240px' }}>
            {t('toss.start')}
          </ActButton>
          {onBySets && (
            <Button size="large" onClick={onBySets} sx={{ flex: '0 1 auto' }}>
              {t('sheet.bySets')}
            </Button>
          )}
        </Box>
        <NotAwake />
      </Box>
      {asking && <StartQuestion before={asking} onStart={begin} onCancel={cancel} />}
    </Panel>
  );
}

/** A screen so low that the button to start the match fits only if the choices above it are low. */
const smallPhone = '@media (max-width: 599.95px) and (max-height: 700px)';

/** Choosing to serve means serving, choosing to receive the opposite; after choosing an end, the other side decides. */
const serverAfter = (winner: Side, choice: TossChoice, chosenByOther: Side): Side => {
  if (choice === 'end') return chosenByOther;
  return choice === 'serve' ? winner : otherSide(winner);
};
