import TextField from '@mui/material/TextField';
import { maxSwissRounds, swissPresetNames, swissRounds } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/form/select-field.tsx';
import type { ChosenOrder, SwissChoice } from './choice.ts';

type Props = {
  readonly choice: SwissChoice;
  readonly players: number;
  readonly onChange: (changes: Partial<SwissChoice>) => void;
};

/** How many rounds a Swiss phase has, with what suits so many players, and what decides its order. */
export function SwissFields({ choice: { rounds, order }, players, onChange }: Props) {
  const { t } = useTranslation('competition');
  const [orders] = useState(() => ordersBesides(order));
  return (
    <>
      <TextField
        type="number"
        label={t('swiss.rounds')}
        value={rounds}
        onChange={(event) => onChange({ rounds: withinRounds(event.target.value) })}
        helperText={useRoundsHint()(players, rounds)}
      />
      <SelectField
        label={t('swiss.order')}
        value={order}
        options={orders.map((value) => ({ value, label: t(`swiss.orders.${value}`) }))}
        onChange={(chosen) => onChange({ order: chosen })}
      />
    </>
  );
}

/** The orders to choose from, and the one it has. */
const ordersBesides = (order: ChosenOrder): readonly ChosenOrder[] =>
  order === 'other' ? [order, ...swissPresetNames] : swissPresetNames;

const withinRounds = (text: string): number =>
  Math.min(maxSwissRounds, Math.max(1, Number.parseInt(text, 10) || 1));

/** A hint with the rounds that suit so many players, or a warning about the chosen number. */
function useRoundsHint(): (players: number, rounds: number) => string | undefined {
  const { t } = useTranslation('competition');
  return (players, rounds) => {
    if (players < 2) return undefined;
    const { least, proposed, most } = swissRounds(players);
    if (rounds > most) return t('swiss.tooMany', { players, most, next: most + 1 });
    if (rounds < least) return t('swiss.tooFew', { players, rounds, least });
    return t('swiss.roundsHint', { players, proposed, least });
  };
}
