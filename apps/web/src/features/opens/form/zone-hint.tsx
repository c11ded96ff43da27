import FormHelperText from '@mui/material/FormHelperText';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatZone } from '#lib/format.ts';
import { isWallTime, toInstant } from '#lib/zoned-time.ts';
import { type OpenFormValues } from './open-form-values.ts';

type Props<Parsed> = {
  readonly control: Control<OpenFormValues, unknown, Parsed>;
  readonly zoneOf: (venueId: string) => string;
};

/** The time zone of the times, if the venue's differs from the user's. */
export function ZoneHint<Parsed>({ control, zoneOf }: Props<Parsed>) {
  const { t } = useTranslation('opens');
  const [venue, start] = useWatch({ control, name: ['venue_id', 'date_start'] });
  const timeZone = zoneOf(venue);
  const zone = isWallTime(start) && formatZone(toInstant(start, timeZone), timeZone);
  return zone && <FormHelperText sx={{ mx: 1.75, mt: -1 }}>{t('fields.zone', { zone })}</FormHelperText>;
}
