import { mdiCrosshairsGps } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '#ui/form/decimal-input.tsx';
import type { ApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';
import type { ParsedVenue, VenueValues } from './venue-form-values.ts';

/** A millionth of a degree is about a hand's breadth. */
const step = 0.000001;
const digits = 6;

type Props = { readonly form: ApiForm<VenueValues, ParsedVenue> };

/** The position on the map: two numbers, or the current location. */
export function LocateFields({ form }: Props) {
  const { t } = useTranslation('venues');
  const [locating, setLocating] = useState(false);
  const locate = () => {
    if (!('geolocation' in navigator)) return notify('warning', t('locationMissing'));
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        form.setValue('latitude', Number(coords.latitude.toFixed(digits)), { shouldDirty: true });
        form.setValue('longitude', Number(coords.longitude.toFixed(digits)), { shouldDirty: true });
        setLocating(false);
      },
      ({ message }) => {
        notify('error', t('locationFailed', { message }));
        setLocating(false);
      },
    );
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr auto' },
      }}
    >
      <DecimalInput control={form.control} name="latitude" label={t('latitude')} step={step} />
      <DecimalInput control={form.control} name="longitude" label={t('longitude')} step={step} />
      <Button
        variant="outlined"
        disabled={locating}
        onClick={locate}
        startIcon={<Icon path={mdiCrosshairsGps} />}
        sx={{ minHeight: 56, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        {t(locating ? 'locating' : 'locate')}
      </Button>
    </Box>
  );
}
