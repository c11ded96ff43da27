import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '#ui/form/text-input.tsx';
import type { OpenFormValues } from './open-form-values.ts';

type Range = { readonly min: number; readonly max: number };
type Props<Parsed> = {
  readonly control: Control<OpenFormValues, unknown, Parsed>;
  readonly name: 'age_range' | 'rating_range';
  readonly label: string;
  readonly suggested: Range;
};

/** Limits that can be switched on; off means no limit. */
export function RangeFields<Parsed>({ control, name, label, suggested }: Props<Parsed>) {
  const { t } = useTranslation('opens');
  const { field } = useController({ control, name });
  const limited = field.value !== null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label={limited ? label : `${label}: ${t('fields.noLimit')}`}
        control={<Switch checked={limited} onChange={(_, on) => field.onChange(on ? suggested : null)} />}
      />
      {limited && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <NumberInput control={control} name={`${name}.min`} label={t('fields.from')} />
          <NumberInput control={control} name={`${name}.max`} label={t('fields.to')} />
        </Box>
      )}
    </Box>
  );
}
