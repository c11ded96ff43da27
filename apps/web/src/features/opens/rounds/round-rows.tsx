import { mdiCalendarRemove, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#lib/dates/date-time-input.tsx';
import { formatDays } from '#lib/format.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import type { ApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Row, Stack } from '#ui/layout.ts';
import type { RoundsValues } from './rounds-values.ts';

type Props<Parsed> = {
  readonly form: ApiForm<RoundsValues, Parsed>;
  /** Skips these days, and works the dates out again. */
  readonly onSkip: (skipped: string[]) => void;
};

/** The rounds as they will be made: each name and date can be changed, a date skipped, a round removed. */
export function RoundRows<Parsed>({ form, onSkip }: Props<Parsed>) {
  const { t } = useTranslation('opens');
  const { control } = form;
  const { fields, remove } = useFieldArray({ control, name: 'rounds' });
  const rounds = useWatch({ control, name: 'rounds' });
  return (
    <Stack as="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fields.map(({ id }, index) => {
        const { name = '', start = '' } = rounds[index] ?? {};
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr) auto' },
            }}
          >
            <TextInput
              control={control}
              name={`rounds.${index}.name`}
              label={t('rounds.nameOf', { number: index + 1 })}
            />
            <DateTimeInput
              control={control}
              name={`rounds.${index}.start`}
              label={t('rounds.startOf', { number: index + 1 })}
            />
            <Box sx={{ display: 'flex', justifySelf: 'end' }}>
              <IconButton
                aria-label={t('rounds.skipOf', { name })}
                title={t('rounds.skip')}
                onClick={() => onSkip([...form.getValues('skipped'), start.slice(0, 10)])}
              >
                <Icon path={mdiCalendarRemove} />
              </IconButton>
              <IconButton
                aria-label={t('rounds.removeOf', { name })}
                title={t('rounds.remove')}
                onClick={() => remove(index)}
              >
                <Icon path={mdiClose} />
              </IconButton>
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}

/** The days that were skipped, each with the way back. */
export function SkippedDays<Parsed>({ form, onSkip }: Props<Parsed>) {
  const { t } = useTranslation('opens');
  const skipped = useWatch({ control: form.control, name: 'skipped' });
  if (skipped.length === 0) return null;
  return (
    <Row>
      {t('rounds.skipped')}
      {skipped.map((date) => {
        const day = formatDays(date, date, 'UTC');
        return (
          <Chip
            key={date}
            label={day}
            aria-label={t('rounds.unskip', { day })}
            onDelete={() => onSkip(skipped.filter((other) => other !== date))}
            onClick={() => onSkip(skipped.filter((other) => other !== date))}
          />
        );
      })}
    </Row>
  );
}
