import { listOpens } from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { OptionSearch } from '#domain/options/option-search.tsx';
import { useOptions } from '#domain/options/use-options.ts';

type Props = {
  readonly states: readonly OpenState[];
  /** The id of the open, or an empty text. */
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** The open that a screen of the lab works on, the latest first. */
export function OpenChoice({ states, value, onChange }: Props) {
  const { t } = useTranslation('lab');
  const opens = useOptions(listOpens, {
    filters: { state: { $in: [...states] } },
    sortBy: ['date_start'],
    sortDesc: [true],
    chosen: value,
  });
  return (
    <OptionSearch
      label={t('open')}
      none={t('chooseOpen')}
      options={opens}
      labelOf={({ name }) => name}
      value={value}
      onChange={onChange}
    />
  );
}
