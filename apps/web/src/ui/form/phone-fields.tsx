import Box from '@mui/material/Box';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bound } from './bound.ts';
import { SelectInput } from './select-input.tsx';
import { TextInput } from './text-input.tsx';

type Props<Values extends FieldValues, Parsed> = Pick<Bound<Values, Parsed>, 'control'> & {
  /** The path of the phone in the form, with `name`, `code` and `phone` below it. */
  readonly path: string;
  readonly codes: readonly string[];
  /** Whether the number is marked as required. */
  readonly required?: boolean;
};

/** A phone: its owner, prefix and number. */
export function PhoneFields<Values extends FieldValues, Parsed>({
  control,
  path,
  codes,
  required = false,
}: Props<Values, Parsed>) {
  const { t } = useTranslation();
  const at = (part: 'name' | 'code' | 'phone') => `${path}.${part}` as FieldPath<Values>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '112px 1fr', sm: '1fr 112px 1fr' } }}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <TextInput control={control} name={at('name')} label={t('phone.name')} autoComplete="off" />
      </Box>
      <SelectInput
        control={control}
        name={at('code')}
        label={t('phone.code')}
        options={codes.map((code) => ({ value: code, label: code }))}
      />
      <TextInput
        control={control}
        name={at('phone')}
        type="tel"
        required={required}
        label={t('phone.phone')}
        autoComplete="tel-national"
        inputProps={{ inputMode: 'tel' }}
      />
    </Box>
  );
}
