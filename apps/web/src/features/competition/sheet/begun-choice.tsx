import { SelectField } from '#ui/form/select-field.tsx';
import { type BegunNextChoice, begunNextChoices } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly choice: BegunNextChoice;
  readonly onChoose: (choice: BegunNextChoice) => void;
};

/** What happens to a next match already started; the consequences are shown below. */
export function BegunChoice({ choice, onChoose }: Props) {
  const { t } = useTranslation('matches');
  return (
    <SelectField
      label={t('correct.begun')}
      value={choice}
      helperText={t(`correct.begunHints.${choice}`)}
      options={begunNextChoices.map((value) => ({ value, label: t(`correct.begunChoices.${value}`) }))}
      onChange={onChoose}
    />
  );
}
