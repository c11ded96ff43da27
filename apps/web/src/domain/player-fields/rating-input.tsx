import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay } from '#lib/session/use-me.ts';
import type { Bound } from '#ui/form/bound.ts';
import { NumberInput } from '#ui/form/text-input.tsx';

/** The rating at which somebody new begins, for those who may give one. */
export function RatingInput<Values extends FieldValues, Parsed>(props: Bound<Values, Parsed>) {
  const { t } = useTranslation('forms');
  if (!useMay().give_ratings) return null;
  return (
    <NumberInput
      {...props}
      label={t('initialRating')}
      hint={t('initialRatingHint')}
      inputProps={{ inputMode: 'numeric' }}
    />
  );
}
