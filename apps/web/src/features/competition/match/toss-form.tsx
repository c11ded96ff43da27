import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { MatchPage } from '@topspin/contract';
import { otherSide, sides, type Side, type TossChoice, tossChoices } from '@topspin/engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#ui/notifications.ts';
import { Panel } from '#ui/panel.tsx';
import { useSideName } from './match-words.ts';
import type { ScoringAction } from './scoring-log.ts';

type Props = { readonly match: MatchPage; readonly onToss: (action: ScoringAction) => void };

/** The serve draw: who wins it, what they choose, who serves and who begins on the left. */
export function TossForm({ match, onToss }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const [winner, setWinner] = useState<Side>('a');
  const [choice, setChoice] = useState<TossChoice>('serve');
  const [endServer, setEndServer] = useState<Side>('a');
  const [leftEnd, setLeftEnd] = useState<Side>('a');
  const server = serverAfter(winner, choice, endServer);
  const people = sides.map((side) => ({ value: side, label: name(match, side) }));

  const draw = () => {
    const drawn = sides[(crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2] as Side;
    setWinner(drawn);
    notify('info', t('toss.drawn', { name: name(match, drawn) }));
  };

  return (
    <Panel title={t('toss.title')} action={<Button onClick={draw}>{t('toss.draw')}</Button>}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 3 }}
        onSubmit={(event) => {
          event.preventDefault();
          onToss({ type: 'toss', winner, choice, server, leftEnd });
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
        <Button type="submit" variant="contained" size="large">
          {t('toss.start')}
        </Button>
      </Box>
    </Panel>
  );
}

/** Whoever chooses to serve serves; choosing to receive gives the serve away; with an end the other decides. */
const serverAfter = (winner: Side, choice: TossChoice, chosenByOther: Side): Side => {
  if (choice === 'end') return chosenByOther;
  return choice === 'serve' ? winner : otherSide(winner);
};

type ChoiceProps<V extends string> = {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
};

function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const labelId = useId();
  return (
    <Box>
      <FormLabel id={labelId} sx={{ display: 'block', mb: 1 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={value}
        aria-labelledby={labelId}
        onChange={(_, chosen: V | null) => chosen !== null && onChange(chosen)}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} sx={{ minHeight: 52, textTransform: 'none' }}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
