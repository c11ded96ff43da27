import { listVenues, restoreVenue, softDeleteVenue, type Venue } from '@topspin/contract';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { AdminTable } from '#lib/admin/admin-table.tsx';
import { DeletedTable } from '#lib/admin/deleted-table.tsx';
import { PartSelect, usePart } from '#lib/admin/part-select.tsx';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { useTable } from '#lib/table/use-table.ts';
import { Page } from '#ui/page/page.tsx';
import type { Column } from '#ui/table/columns.ts';
import { venuesSheet } from './venues-sheet.ts';

/** For admins: every venue, and those removed. */
export function VenuesAdminPage() {
  const { t } = useTranslation('venues');
  return (
    <Page wide title={t('admin.title')} hint={t('admin.hint')}>
      {usePart() === 'deleted' ? (
        <DeletedTable kind="venue" searchLabel={t('search')} parts={<PartSelect />} />
      ) : (
        <Venues />
      )}
    </Page>
  );
}

function Venues() {
  const { t } = useTranslation(['venues', 'table']);
  const navigate = useNavigate();
  const table = useTable(listVenues, { sort: { by: 'name', desc: false }, searchIn: ['name', 'address'] });
  const columns: Column<Venue>[] = [
    { id: 'name', label: t('table:admin.name'), cell: ({ name }) => name, sortable: true },
    { id: 'address', label: t('table:admin.address'), cell: ({ address }) => address },
    {
      id: 'tables',
      label: t('table:admin.tables'),
      cell: ({ tables }) => tables,
      align: 'right',
    },
  ];
  return (
    <AdminTable
      label={t('venues:title')}
      searchLabel={t('venues:search')}
      table={table}
      columns={columns}
      remove={softDeleteVenue}
      restore={restoreVenue}
      onOpen={({ _id: venueId }) => void navigate({ to: paths.venue, params: { venueId } })}
      renderMenu={({ _id: venueId }) => (
        <MenuItem key="edit" onClick={() => void navigate({ to: paths.editVenue, params: { venueId } })}>
          {t('table:admin.edit')}
        </MenuItem>
      )}
      download={<ExportMenu read={async () => venuesSheet(await table.readAll())} />}
      parts={<PartSelect />}
    />
  );
}
