import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { timeZoneNames } from '#lib/zoned-time.ts';
import { useBound, type Bound } from '#ui/form/bound.ts';

/** The time zones of Spain and its neighbours come first. */
const near = [
  'Europe/Madrid',
  'Atlantic/Canary',
  'Europe/Andorra',
  'Europe/Lisbon',
  'Europe/Paris',
  'Europe/London',
];

/** A time zone by name, among all that the browser knows. */
export function TimeZoneInput<Values extends FieldValues, Parsed>(bound: Bound<Values, Parsed>) {
  const { t } = useTranslation(['map', 'common', 'lists']);
  const { field, error, invalid } = useBound(bound);
  const value: string = field.value;
  const names = [...new Set([...near, value, ...timeZoneNames()])];
  return (
    <Autocomplete<string, false, true>
      disableClearable
      autoHighlight
      options={names}
      getOptionLabel={zoneLabel}
      value={value}
      onChange={(_, name) => field.onChange(name)}
      onBlur={field.onBlur}
      noOptionsText={t('lists:empty')}
      openText={t('common:showOptions')}
      closeText={t('common:close')}
      slotProps={{ paper: { variant: 'outlined' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={t('map:timeZone')}
          error={invalid}
          helperText={error ?? t('map:timeZoneHint')}
        />
      )}
    />
  );
}

const zoneLabel = (name: string): string => name.replaceAll('_', ' ');
