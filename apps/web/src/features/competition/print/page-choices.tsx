import { useTranslation } from 'react-i18next';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { type PaperSize, paperSizes, type Turn, turns } from '../printed/page-size.ts';

type Size = { readonly size: PaperSize; readonly turn: Turn };

type Props = {
  readonly choice: Size;
  /** Whether it is printed upright alone. */
  readonly isUpright?: boolean;
  readonly onChange: (changed: Partial<Size>) => void;
};

/** Selects the size of the pages. */
export function PageChoices({ choice: { size, turn }, isUpright = false, onChange }: Props) {
  const { t } = useTranslation('paper');
  return (
    <>
      <OptionSelect
        label={t('size')}
        value={size}
        options={paperSizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
        onChange={(size) => onChange({ size })}
      />
      {!isUpright && (
        <OptionSelect
          label={t('turn')}
          value={turn}
          options={turns.map((value) => ({ value, label: t(`turns.${value}`) }))}
          onChange={(turn) => onChange({ turn })}
        />
      )}
    </>
  );
}
