import { phoneCodes } from '@topspin/contract';
import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneList } from '#ui/form/phone-list.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import type { ApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { LocateFields } from './locate-fields.tsx';
import { newContact, type ParsedVenue, type VenueValues } from './venue-form-values.ts';

const contactsAtMost = 5;

/** The time zones of Spain and its neighbours. */
const timeZones = [
  'Europe/Madrid',
  'Atlantic/Canary',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Andorra',
  'Europe/Paris',
];

/** The fields of a venue. */
export function VenueFields({ form }: { readonly form: ApiForm<VenueValues, ParsedVenue> }) {
  const { t } = useTranslation('venues');
  const { control } = form;
  const contacts = useFieldArray({ control, name: 'contacts' });
  return (
    <>
      <TextInput control={control} name="name" label={t('name')} />
      <TextInput control={control} name="address" label={t('address')} autoComplete="street-address" />
      <LocateFields form={form} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <NumberInput control={control} name="tables" label={t('tables')} />
        <SelectInput
          control={control}
          name="time_zone"
          label={t('timeZone')}
          options={timeZones.map((value) => ({ value, label: value.replace('_', ' ') }))}
        />
      </Box>
      <TextInput
        control={control}
        name="accessibility"
        label={t('accessibility')}
        hint={t('accessibilityHint')}
        multiline
        minRows={2}
      />
      <PhoneList
        control={control}
        path="contacts"
        codes={phoneCodes}
        rows={contacts.fields}
        removeLabel={(row) => t('removeContact', { number: row + 1 })}
        onRemove={contacts.remove}
      />
      {contacts.fields.length < contactsAtMost && (
        <Button
          startIcon={<Icon path={mdiPlus} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => contacts.append(newContact)}
        >
          {t('addContact')}
        </Button>
      )}
    </>
  );
}
