import { type BestOf, bestOfs } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/form/select-field.tsx';

type Props = {
  readonly label: string;
  readonly value: BestOf;
  readonly onChange: (bestOf: BestOf) => void;
};

/** How many sets a match has at most. */
export function BestOfField(props: Props) {
  const { t } = useTranslation('match');
  return (
    <SelectField
      {...props}
      options={bestOfs.map((count) => ({ value: count, label: t('bestOf', { count }) }))}
    />
  );
}
