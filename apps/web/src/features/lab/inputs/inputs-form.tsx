import Box from '@mui/material/Box';
import { phone, phoneCodes, plainDate } from '@topspin/contract';
import type { ReactNode } from 'react';
import { type DefaultValues, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { DateInput } from '#lib/dates/date-input.tsx';
import { DateTimeInput } from '#lib/dates/date-time-input.tsx';
import { DecimalInput } from '#ui/form/decimal-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { PhoneList } from '#ui/form/phone-list.tsx';
import { RangeInput } from '#ui/form/range-input.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { SuggestInput } from '#ui/form/suggest-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { Stack } from '#ui/layout.ts';
import { TimeInput } from './time-input.tsx';

const range = z.nullable(z.object({ min: z.number(), max: z.number() }));

const schema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(80)),
  number: z.int().check(z.gte(0), z.lte(100)),
  decimal: z.number().check(z.gte(0), z.lte(1)),
  date: plainDate,
  moment: z.string().check(z.minLength(1)),
  time: z.string().check(z.minLength(1)),
  password: z.string().check(z.minLength(6)),
  select: z.enum(['groups', 'knockout']),
  suggest: z.string(),
  tick: z.boolean().check(z.refine(Boolean)),
  range,
  small: range,
  phones: z.array(phone),
});

const empty: DefaultValues<z.input<typeof schema>> = {
  text: '',
  date: '',
  moment: '',
  time: '',
  password: '',
  suggest: '',
  tick: false,
  range: null,
  small: { min: 0, max: 1 },
  phones: [{ name: '', code: '+34', phone: '' }],
};

const clubs = ['CTT Vic', 'CTT Girona', 'CN Mataró', 'TT Ripoll'];
const options = ['groups', 'knockout'] as const;

/** A form with every input, validated as those of the application are; beside it what it holds, and what else is shown. */
export function InputsForm({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['lab', 'competition', 'common']);
  const form = useApiForm({
    schema,
    defaultValues: empty,
    draft: null,
    onSubmit: async () => notify('success', t('inputs.valid')),
  });
  const { control } = form;
  const values = useWatch({ control });
  const phones = useFieldArray({ control, name: 'phones' });
  const typed = values.suggest ?? '';
  return (
    <>
      <Panel title={t('inputs.title')}>
        <Form form={form} submitLabel={t('inputs.send')} quiet>
          <TextInput control={control} name="text" label={t('inputs.text')} />
          <NumberInput control={control} name="number" label={t('inputs.number')} />
          <DecimalInput control={control} name="decimal" label={t('inputs.decimal')} />
          <DateInput control={control} name="date" label={t('inputs.date')} />
          <DateTimeInput control={control} name="moment" label={t('inputs.dateTime')} />
          <TimeInput control={control} name="time" label={t('inputs.time')} />
          <PasswordField control={control} name="password" label={t('inputs.password')} autoComplete="off" />
          <SelectInput
            control={control}
            name="select"
            label={t('inputs.select')}
            options={options.map((value) => ({ value, label: t(`competition:phase.types.${value}`) }))}
          />
          <SuggestInput
            control={control}
            name="suggest"
            label={t('inputs.suggest')}
            suggestions={clubs.filter((club) => club.toLowerCase().includes(typed.toLowerCase()))}
          />
          <TickBox control={control} name="tick" label={t('inputs.tick')} />
          <RangeInput control={control} name="range" label={t('inputs.range')} />
          <RangeInput
            control={control}
            name="small"
            label={t('inputs.rangeSmall')}
            suggested={{ min: 0, max: 1 }}
            step={0.05}
          />
          <PhoneList
            control={control}
            path="phones"
            codes={phoneCodes}
            rows={phones.fields}
            removeLabel={() => t('common:remove')}
            onRemove={(row) => phones.remove(row)}
          />
        </Form>
      </Panel>
      <Stack gap={3}>
        <Panel title={t('inputs.value')}>
          <Box component="pre" sx={{ m: 0, overflowX: 'auto', typography: 'body2' }}>
            {JSON.stringify(values, null, 2)}
          </Box>
        </Panel>
        {children}
      </Stack>
    </>
  );
}
