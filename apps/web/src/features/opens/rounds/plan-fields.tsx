import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#lib/dates/date-time-input.tsx';
import { isWallTime } from '#lib/zoned-time.ts';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import type { ApiForm } from '#ui/form/use-api-form.ts';
import { sameDaysLater } from '../form/open-form-values.ts';
import { Pair } from '../form/section.tsx';
import { patternIn, planFields, type RoundsValues } from './rounds-values.ts';

const units = ['weeks', 'days'] as const;

type Props<Parsed> = {
  readonly form: ApiForm<RoundsValues, Parsed>;
  /** One of them was changed: the rounds are worked out again. Gives the names' pattern as it was. */
  readonly onChange: (patternBefore: string) => void;
};

/** How the rounds are called, how many there are, when the first is and how they follow. */
export function PlanFields<Parsed>({ form, onChange }: Props<Parsed>) {
  const { t } = useTranslation('opens');
  const { control, getValues, setValue } = form;
  const plan = JSON.stringify(useWatch({ control, name: planFields }));
  useEffect(() => {
    // Kept with the form, so that rounds which a draft brings back are not worked out again.
    const before = getValues('made_for');
    if (before === plan) return;
    setValue('made_for', plan);
    onChange(patternIn(before));
  }, [plan, onChange, getValues, setValue]);
  const moveEnd = (from: string, to: string) => {
    const end = getValues('first_end');
    if (isWallTime(end)) setValue('first_end', sameDaysLater(end, from, to));
  };
  return (
    <>
      <Pair>
        <TextInput
          control={control}
          name="pattern"
          label={t('rounds.pattern')}
          hint={t('rounds.patternHint')}
        />
        <NumberInput control={control} name="count" label={t('rounds.count')} />
      </Pair>
      <Pair>
        <DateTimeInput control={control} name="first" label={t('rounds.first')} onMoved={moveEnd} />
        <DateTimeInput control={control} name="first_end" label={t('rounds.firstEnd')} />
      </Pair>
      <Pair>
        <NumberInput control={control} name="every" label={t('rounds.every')} />
        <SelectInput
          control={control}
          name="unit"
          label={t('rounds.unit')}
          options={units.map((value) => ({ value, label: t(`rounds.units.${value}`) }))}
        />
      </Pair>
    </>
  );
}
