import type { DeletedKind } from '@topspin/contract';
import Card from '@mui/material/Card';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '#ui/list/filter-choice.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { DeletedList } from './deleted-list.tsx';

const parts = ['there', 'deleted'] as const;
type Part = (typeof parts)[number];

type Props = {
  readonly kind: DeletedKind;
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The download of the existing items. */
  readonly download?: ReactNode;
  /** The list of existing items matching the search. */
  readonly children: ReactNode;
};

/** For admins: existing and deleted items, with one search for both. */
export function AdminLists({ kind, searchLabel, search, onSearch, download, children }: Props) {
  const { t } = useTranslation('admin');
  const [part, setPart] = useState<Part>('there');
  const sought = useDebounced(search.trim());
  return (
    <>
      <ListTools download={part === 'there' ? download : undefined}>
        <SearchField label={searchLabel} value={search} onChange={onSearch} />
        <FilterChoice
          label={t('deleted.which')}
          value={part}
          options={parts.map((value) => ({ value, label: t(`deleted.parts.${value}`) }))}
          onChange={setPart}
        />
      </ListTools>
      <Card sx={{ p: 1 }}>{part === 'there' ? children : <DeletedList kind={kind} search={sought} />}</Card>
    </>
  );
}
