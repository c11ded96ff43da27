import { phoneCodes } from '@topspin/contract';
import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LocationInput } from '#lib/map/location-input.tsx';
import { placeLabel } from '#lib/map/place-label.ts';
import { TimeZoneInput } from '#lib/map/time-zone-input.tsx';
import { useTimeZoneOf } from '#lib/map/use-time-zone-of.ts';
import { DescriptionInput } from '#domain/description/description-input.tsx';
import { PhoneList } from '#ui/form/phone-list.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import type { ApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { newContact, type ParsedVenue, type VenueValues } from './venue-form-values.ts';

const contactsAtMost = 5;

/** The fields of a venue. */
export function VenueFields({ form }: { readonly form: ApiForm<VenueValues, ParsedVenue> }) {
  const { t } = useTranslation('venues');
  const { control } = form;
  const contacts = useFieldArray({ control, name: 'contacts' });
  const [address, latitude, longitude] = useWatch({ control, name: ['address', 'latitude', 'longitude'] });
  useTimeZoneOf(latitude, longitude, (name) => form.setValue('time_zone', name, { shouldDirty: true }));
  return (
    <>
      <TextInput control={control} name="name" label={t('name')} />
      <TextInput control={control} name="address" label={t('address')} autoComplete="street-address" />
      <DescriptionInput control={control} name="description" of="venue" optional />
      <LocationInput
        control={control}
        latitude="latitude"
        longitude="longitude"
        address={address}
        onPlace={(place) => {
          if (address.trim() === '') form.setValue('address', placeLabel(place), { shouldDirty: true });
        }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <NumberInput control={control} name="tables" label={t('tables')} />
        <TimeZoneInput control={control} name="time_zone" />
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
