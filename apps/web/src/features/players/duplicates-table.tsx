import { type Duplicate, listDuplicates, type Player } from '@topspin/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable } from '#lib/table/use-table.ts';
import type { Column } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableTools } from '#ui/table/table-tools.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type Words = ReturnType<typeof useTranslation<'table', 'admin'>>['t'];

/** Pairs of profiles that may be one person; opening a pair compares them. */
export function DuplicatesTable({
  searchLabel,
  parts,
}: {
  readonly searchLabel: string;
  readonly parts: ReactNode;
}) {
  const { t } = useTranslation('table', { keyPrefix: 'admin' });
  const [opened, setOpened] = useState<Duplicate | null>(null);
  const table = useTable(listDuplicates, {
    sort: { by: 'name', desc: false },
    searchIn: ['name'],
    filters: () => ({}),
  });
  return (
    <>
      <TableTools searchLabel={searchLabel} search={table.search} onSearch={table.setSearch}>
        {parts}
      </TableTools>
      <DataTable
        label={t('parts.duplicates')}
        columns={columnsOf(t)}
        page={table}
        nameOf={({ name }) => name}
        onOpen={setOpened}
        emptyTitle={t('noDuplicates')}
        emptyHint={t('noDuplicatesHint')}
      />
      {opened && <MergeDialog pair={[opened.first, opened.second]} onClose={() => setOpened(null)} />}
    </>
  );
}

const columnsOf = (t: Words): Column<Duplicate>[] => [
  { id: 'name', label: t('name'), cell: ({ first }) => about(first, t), sortable: true },
  { id: 'second', label: t('other'), cell: ({ second }) => about(second, t) },
  {
    id: 'same_birth',
    label: t('birth'),
    cell: ({ same_birth: same, met }) =>
      met ? t('met') : same === null ? t('unknownBirth') : t('sameBirth'),
    sortable: true,
  },
];

/** A profile in one line: name, club, and how much it has played. */
const about = ({ name, club, matches_played: played }: Player, t: Words): string =>
  [name, club?.name, `${t('played')}: ${played}`].filter(Boolean).join(' · ');
