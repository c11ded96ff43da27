import {
  type ClubWithPlayers,
  listClubsWithPlayers,
  mergedAtMost,
  restoreClub,
  softDeleteClub,
} from '@topspin/contract';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { AdminTable } from '#lib/admin/admin-table.tsx';
import { DeletedTable } from '#lib/admin/deleted-table.tsx';
import { PartSelect, usePart } from '#lib/admin/part-select.tsx';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { formatNumber } from '#lib/format.ts';
import { useTable } from '#lib/table/use-table.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Column } from '#ui/table/columns.ts';
import { clubsSheet } from './clubs-sheet.ts';
import { MergeClubsDialog } from './merge-clubs-dialog.tsx';
import { RenameClubDialog } from './rename-club-dialog.tsx';

/** For admins: every club, those that may be the same, and those removed. */
export function ClubsAdminPage() {
  const { t } = useTranslation('table', { keyPrefix: 'clubs' });
  const part = usePart();
  return (
    <Page wide title={t('title')} hint={t('hint')}>
      {part === 'deleted' ? (
        <DeletedTable kind="club" searchLabel={t('search')} parts={<PartSelect duplicates />} />
      ) : (
        <Clubs key={part} duplicates={part === 'duplicates'} />
      )}
    </Page>
  );
}

/** Clubs, or only those that may be the same as another, beside each other. */
function Clubs({ duplicates }: { readonly duplicates: boolean }) {
  const { t } = useTranslation(['table', 'common']);
  const navigate = useNavigate();
  const [renamed, setRenamed] = useState<ClubWithPlayers | null>(null);
  const [merged, setMerged] = useState<readonly ClubWithPlayers[] | null>(null);
  const table = useTable(listClubsWithPlayers, {
    sort: { by: duplicates ? 'core' : 'name', desc: false },
    searchIn: ['name'],
    filters: () => (duplicates ? { has_namesake: true } : {}),
  });
  return (
    <>
      <AdminTable
        label={t('table:clubs.list')}
        searchLabel={t('table:clubs.search')}
        table={table}
        columns={columnsOf(t)}
        remove={softDeleteClub}
        restore={restoreClub}
        consequence={(rows) => consequenceOf(t, rows)}
        onOpen={({ name }) => void navigate({ to: paths.playersAdmin, search: { q: name } })}
        renderMenu={(club) => (
          <MenuItem key="rename" onClick={() => setRenamed(club)}>
            {t('table:clubs.rename')}
          </MenuItem>
        )}
        renderBulk={({ rows }) =>
          rows.length > 1 &&
          rows.length <= mergedAtMost && (
            <ActButton size="small" variant="outlined" onClick={() => setMerged(rows)}>
              {t('table:clubs.merge')}
            </ActButton>
          )
        }
        download={<ExportMenu read={async () => clubsSheet(await table.readAll())} />}
        parts={<PartSelect duplicates />}
        {...(duplicates
          ? { emptyTitle: t('table:clubs.noDuplicates'), emptyHint: t('table:clubs.noDuplicatesHint') }
          : { emptyTitle: t('table:clubs.empty') })}
      />
      {renamed && <RenameClubDialog club={renamed} onClose={() => setRenamed(null)} />}
      {merged && <MergeClubsDialog clubs={merged} onClose={() => setMerged(null)} />}
    </>
  );
}

type Words = ReturnType<typeof useTranslation<['table', 'common']>>['t'];

const columnsOf = (t: Words): Column<ClubWithPlayers>[] => [
  { id: 'name', label: t('table:admin.name'), cell: ({ name }) => name, sortable: true },
  {
    id: 'players_count',
    label: t('table:admin.players'),
    cell: ({ players_count: count }) => formatNumber(count),
    sortable: true,
    align: 'right',
  },
];

function consequenceOf(t: Words, rows: readonly ClubWithPlayers[]): string {
  const count = rows.reduce((sum, { players_count: players }) => sum + players, 0);
  return count === 0 ? '' : t('table:clubs.consequence', { count });
}
