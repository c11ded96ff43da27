import { genders } from '@topspin/contract';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bound } from '#ui/form/bound.ts';
import { SelectInput } from '#ui/form/select-input.tsx';

/** A gender, or none. */
export function GenderInput<Values extends FieldValues, Parsed>(props: Bound<Values, Parsed>) {
  const { t } = useTranslation(['account', 'common']);
  const options = [
    { value: '', label: t('account:player.genderNone') },
    ...genders.map((value) => ({ value, label: t(`common:genders.${value}`) })),
  ];
  return <SelectInput {...props} label={t('account:player.gender')} options={options} />;
}
