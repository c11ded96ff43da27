import { defaultPhoneCode, phoneCodes } from '@topspin/contract';
import { countTypes } from '@topspin/engine';
import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DescriptionInput } from '#domain/description/description-input.tsx';
import { PhoneList } from '#ui/form/phone-list.tsx';
import { RangeInput } from '#ui/form/range-input.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import type { ApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { suggestedAges, suggestedRatings, type CircuitValues, type ParsedCircuit } from './circuit-values.ts';

const phonesAtMost = 5;

type Props = { readonly form: ApiForm<CircuitValues, ParsedCircuit> };

/** The fields of a circuit. */
export function CircuitFields({ form }: Props) {
  const { t } = useTranslation('circuits');
  const { control } = form;
  const counts = useWatch({ control, name: 'count_type' });
  return (
    <>
      <TextInput control={control} name="name" label={t('form.name')} />
      <DescriptionInput control={control} name="description" of="circuit" />
      <Typography variant="h3" component="h2">
        {t('form.contact')}
      </Typography>
      <TextInput control={control} name="email" label={t('about.email')} type="email" autoComplete="email" />
      <Phones form={form} />
      <Typography variant="h3" component="h2">
        {t('about.counts')}
      </Typography>
      <SelectInput
        control={control}
        name="count_type"
        label={t('form.countType')}
        options={countTypes.map((value) => ({ value, label: t(`form.countTypes.${value}`) }))}
      />
      {counts === 'best' && <NumberInput control={control} name="count_best" label={t('form.countBest')} />}
      <Typography variant="h3" component="h2">
        {t('form.who')}
      </Typography>
      <RangeInput control={control} name="age_range" label={t('about.ages')} suggested={suggestedAges} />
      <RangeInput
        control={control}
        name="rating_range"
        label={t('about.ratings')}
        suggested={suggestedRatings}
      />
      <TickBox control={control} name="functional_diversity" label={t('about.functionalYes')} />
    </>
  );
}

function Phones({ form: { control } }: Props) {
  const { t } = useTranslation('circuits');
  const phones = useFieldArray({ control, name: 'phones' });
  return (
    <>
      <PhoneList
        control={control}
        path="phones"
        codes={phoneCodes}
        rows={phones.fields}
        removeLabel={(row) => t('form.removePhone', { number: row + 1 })}
        onRemove={phones.remove}
      />
      {phones.fields.length < phonesAtMost && (
        <Button
          startIcon={<Icon path={mdiPlus} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => phones.append({ name: '', code: defaultPhoneCode, phone: '' })}
        >
          {t('form.addPhone')}
        </Button>
      )}
    </>
  );
}
