import TextField from '@mui/material/TextField';
import { maxSwissRounds, swissPresetNames } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoundsHint } from '#domain/formats/use-rounds-hint.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { ChosenOrder, SwissChoice } from './choice.ts';

type Props = {
  readonly choice: SwissChoice;
  readonly sides: 'players' | 'pairs';
  readonly count: number;
  readonly onChange: (changes: Partial<SwissChoice>) => void;
};

/** How many rounds a Swiss phase has, with what suits so many players, and what decides its order. */
export function SwissFields({ choice: { rounds, order }, sides, count, onChange }: Props) {
  const { t } = useTranslation('competition');
  const [orders] = useState(() => ordersBesides(order));
  return (
    <>
      <TextField
        type="number"
        label={t('swiss.rounds')}
        value={rounds}
        onChange={(event) => onChange({ rounds: withinRounds(event.target.value) })}
        helperText={useRoundsHint()(count, rounds, sides)}
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
