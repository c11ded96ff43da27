import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import type { Bound } from './bound.ts';
import { DecimalInput } from './decimal-input.tsx';
import { NumberInput } from './text-input.tsx';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  /** The limits proposed when it is switched on; 0 to 100 by default. */
  readonly suggested?: { readonly min: number; readonly max: number };
  /** Whole numbers by default. */
  readonly step?: number;
};

const usual = { min: 0, max: 100 };

/** Limits that can be switched on, the fields `min` and `max` of a value; off means no limit, and the value is null. */
export function RangeInput<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  suggested = usual,
  step = 1,
}: Props<Values, Parsed>) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const limited = field.value !== null;
  return (
    <Stack gap={1}>
      <FormControlLabel
        label={limited ? label : `${label}: ${t('range.noLimit')}`}
        control={<Switch checked={limited} onChange={(_, on) => field.onChange(on ? suggested : null)} />}
      />
      {limited && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          {(['min', 'max'] as const).map((end) => {
            const path = `${name}.${end}` as FieldPath<Values>;
            const bound = { control, name: path, label: t(end === 'min' ? 'range.from' : 'range.to') };
            return Number.isInteger(step) ? (
              <NumberInput key={end} {...bound} inputProps={{ step }} />
            ) : (
              <DecimalInput key={end} {...bound} />
            );
          })}
        </Box>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Stack>
  );
}
