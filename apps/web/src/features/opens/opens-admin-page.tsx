import { listOpens, type Open, restoreOpen, softDeleteOpen } from '@topspin/contract';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { AdminTable } from '#lib/admin/admin-table.tsx';
import { DeletedTable } from '#lib/admin/deleted-table.tsx';
import { PartSelect, usePart } from '#lib/admin/part-select.tsx';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { formatDays } from '#lib/format.ts';
import { useTable } from '#lib/table/use-table.ts';
import { Page } from '#ui/page/page.tsx';
import type { Column } from '#ui/table/columns.ts';
import { opensSheet } from './opens-sheet.ts';
import { StateChip } from './state-chip.tsx';

/** An open under way must be cancelled first, on its own page. */
const atRest: readonly string[] = ['created', 'finished', 'canceled'];

/** For admins: every open, and those removed. */
export function OpensAdminPage() {
  const { t } = useTranslation('opens');
  return (
    <Page wide title={t('admin.title')} hint={t('admin.hint')}>
      {usePart() === 'deleted' ? (
        <DeletedTable kind="open" searchLabel={t('search')} parts={<PartSelect />} />
      ) : (
        <Opens />
      )}
    </Page>
  );
}

function Opens() {
  const { t } = useTranslation(['opens', 'table']);
  const navigate = useNavigate();
  const table = useTable(listOpens, { sort: { by: 'date_start', desc: true }, searchIn: ['name'] });
  return (
    <AdminTable
      label={t('opens:title')}
      searchLabel={t('opens:search')}
      table={table}
      columns={columnsOf(t)}
      remove={softDeleteOpen}
      restore={restoreOpen}
      mayRemove={({ state }) => atRest.includes(state)}
      onOpen={({ _id: openId }) => void navigate({ to: paths.open, params: { openId } })}
      renderMenu={({ _id: openId }) => (
        <MenuItem key="edit" onClick={() => void navigate({ to: paths.editOpen, params: { openId } })}>
          {t('table:admin.edit')}
        </MenuItem>
      )}
      download={<ExportMenu read={async () => opensSheet(await table.readAll())} />}
      parts={<PartSelect />}
    />
  );
}

type Words = ReturnType<typeof useTranslation<['opens', 'table']>>['t'];

const columnsOf = (t: Words): Column<Open>[] => [
  { id: 'name', label: t('table:admin.name'), cell: ({ name }) => name, sortable: true },
  { id: 'state', label: t('table:admin.state'), cell: ({ state }) => <StateChip state={state} /> },
  {
    id: 'date_start',
    label: t('table:admin.date'),
    cell: ({ date_start, date_end, venue }) => formatDays(date_start, date_end, venue?.time_zone),
    sortable: true,
  },
  { id: 'venue', label: t('table:admin.venue'), cell: ({ venue }) => venue?.name, from: 'lg' },
  { id: 'organiser', label: t('opens:organisers.title'), cell: ({ organiser }) => organiser.name },
  {
    id: 'players_count',
    label: t('table:admin.players'),
    cell: ({ players_count, players_max }) => `${players_count} / ${players_max}`,
    align: 'right',
    from: 'lg',
  },
];
