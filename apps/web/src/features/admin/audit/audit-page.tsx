import { type AuditEntry, listAuditLog } from '@topspin/contract';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { formatMoment } from '#lib/format.ts';
import { useTable } from '#lib/table/use-table.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Column } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableTools } from '#ui/table/table-tools.tsx';
import { AuditDialog } from './audit-dialog.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditSheet } from './audit-sheet.ts';
import { auditFilters } from './filters.ts';
import { useAuditWords } from './use-audit-words.ts';

/** For admins: who did what, and what was refused, newest first. */
export function AuditPage() {
  const words = useAuditWords();
  const { t, actionOf } = words;
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const table = useTable(listAuditLog, {
    sort: { by: 'at', desc: true },
    searchIn: ['actor.name'],
    filters: auditFilters,
  });
  const show = (filters: Readonly<Record<string, string>>) => {
    setOpened(null);
    table.choose(filters);
  };
  return (
    <Page wide title={t('title')} hint={t('hint')}>
      <TableTools
        searchLabel={t('search')}
        search={table.search}
        onSearch={table.setSearch}
        download={<ExportMenu read={async () => auditSheet(await table.readAll(), words)} />}
      >
        <AuditFilters chosen={table.chosen} onChoose={table.choose} />
      </TableTools>
      <DataTable
        label={t('title')}
        columns={columnsOf(words)}
        page={table}
        nameOf={actionOf}
        onOpen={setOpened}
        {...(!table.isNarrowed && { emptyTitle: t('empty') })}
      />
      {opened && (
        <AuditDialog
          entry={opened}
          onActor={(actor) => show({ actor, thing: '' })}
          onThing={(thing) => show({ thing, actor: '' })}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}

const columnsOf = ({
  t,
  actionOf,
  actorOf,
  thingOf,
  stepOf,
}: ReturnType<typeof useAuditWords>): Column<AuditEntry>[] => [
  {
    id: 'action',
    label: t('columns.action'),
    cell: (entry) => (
      <>
        {actionOf(entry)}
        {stepOf(entry) && (
          <Hint component="span" sx={{ display: 'block' }}>
            {stepOf(entry)}
          </Hint>
        )}
        {entry.refused && (
          <Chip component="span" size="small" color="secondary" label={t('refused')} sx={{ ml: 1 }} />
        )}
      </>
    ),
  },
  { id: 'thing', label: t('columns.thing'), cell: thingOf },
  { id: 'actor', label: t('columns.actor'), cell: actorOf },
  { id: 'at', label: t('columns.at'), cell: ({ at }) => formatMoment(at), sortable: true },
];
