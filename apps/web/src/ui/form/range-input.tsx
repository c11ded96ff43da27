import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bound } from './bound.ts';
import { NumberInput } from './text-input.tsx';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  /** The limits proposed when it is switched on. */
  readonly suggested: { readonly min: number; readonly max: number };
  /** The fields of the two limits. */
  readonly limits: readonly [from: FieldPath<Values>, to: FieldPath<Values>];
};

/** Limits that can be switched on; off means no limit. */
export function RangeInput<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  suggested,
  limits: [from, to],
}: Props<Values, Parsed>) {
  const { t } = useTranslation();
  const { field } = useController({ control, name });
  const limited = field.value !== null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label={limited ? label : `${label}: ${t('range.noLimit')}`}
        control={<Switch checked={limited} onChange={(_, on) => field.onChange(on ? suggested : null)} />}
      />
      {limited && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <NumberInput control={control} name={from} label={t('range.from')} />
          <NumberInput control={control} name={to} label={t('range.to')} />
        </Box>
      )}
    </Box>
  );
}
