import Divider from '@mui/material/Divider';
import { useTranslation } from 'react-i18next';
import { DateInput } from '#lib/dates/date-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Columns } from '#ui/layout.ts';
import { GradeFields } from './grade-fields.tsx';
import { PointsFields } from './points-fields.tsx';
import { PerformanceFields, WindowFields } from './system-fields.tsx';
import type { EditionForm } from './use-formula.ts';

/** The fields of an edition. */
export function EditionFields({ form }: { readonly form: EditionForm }) {
  const { t } = useTranslation('editionForm');
  const { control } = form;
  return (
    <>
      <TextInput control={control} name="name" label={t('name')} hint={t('nameHint')} />
      <Columns above="sm" gap={2}>
        <DateInput control={control} name="date_start" label={t('from')} />
        <DateInput control={control} name="date_end" label={t('to')} />
      </Columns>
      <Divider />
      <PointsFields form={form} />
      <Divider />
      <PerformanceFields form={form} />
      <Divider />
      <GradeFields form={form} />
      <Divider />
      <WindowFields form={form} />
    </>
  );
}
