import { mdiPlaylistPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { listPlayers, type Player, restorePlayer, softDeletePlayer } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { paths } from '#lib/paths.ts';
import { AdminTable } from '#lib/admin/admin-table.tsx';
import { DeletedTable } from '#lib/admin/deleted-table.tsx';
import { PartSelect, usePart } from '#lib/admin/part-select.tsx';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { playersSheet } from '#domain/players-sheet.ts';
import { useTable } from '#lib/table/use-table.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Column } from '#ui/table/columns.ts';
import { DuplicatesTable } from './duplicates-table.tsx';
import { whyInPlay } from './in-play.tsx';
import { EditPlayerDialog } from './edit-player-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const ListDialog = lazyDialog(async () => (await import('./list-dialog.tsx')).ListDialog);

/** For admins: every player, those removed, and profiles that may be the same person. */
export function PlayersAdminPage() {
  const { t } = useTranslation('players');
  const [adding, setAdding] = useState(false);
  const part = usePart();
  const parts = <PartSelect duplicates />;
  return (
    <Page
      wide
      title={t('admin.title')}
      hint={t('admin.hint')}
      action={
        <Button
          variant="contained"
          startIcon={<Icon path={mdiPlaylistPlus} />}
          onClick={() => setAdding(true)}
        >
          {t('admin.addList')}
        </Button>
      }
    >
      {adding && <ListDialog onClose={() => setAdding(false)} />}
      {part === 'there' && <Players />}
      {part === 'deleted' && <DeletedTable kind="player" searchLabel={t('search')} parts={parts} />}
      {part === 'duplicates' && <DuplicatesTable searchLabel={t('search')} parts={parts} />}
    </Page>
  );
}

function Players() {
  const { t } = useTranslation(['players', 'table', 'common']);
  const navigate = useNavigate();
  const [pair, setPair] = useState<readonly [Player, Player] | null>(null);
  const table = useTable(listPlayers, {
    sort: { by: 'name', desc: false },
    searchIn: ['name', 'nickname', 'club.name'],
  });
  const [edited, setEdited] = useState<Player | null>(null);
  return (
    <>
      <AdminTable
        label={t('players:title')}
        searchLabel={t('players:search')}
        table={table}
        columns={useColumns()}
        remove={softDeletePlayer}
        restore={restorePlayer}
        consequence={() => t('players:admin.consequence')}
        refusal={whyInPlay}
        onOpen={({ _id: playerId }) => void navigate({ to: paths.player, params: { playerId } })}
        renderMenu={(player) => (
          <MenuItem key="edit" onClick={() => setEdited(player)}>
            {t('table:admin.edit')}
          </MenuItem>
        )}
        renderBulk={({ rows: [one, other, ...more] }) =>
          one &&
          other &&
          more.length === 0 && (
            <ActButton
              size="small"
              variant="outlined"
              onClick={() =>
                setPair(one.matches_played >= other.matches_played ? [one, other] : [other, one])
              }
            >
              {t('table:admin.merge')}
            </ActButton>
          )
        }
        download={<ExportMenu read={async () => playersSheet(t('players:title'), await table.readAll())} />}
        parts={<PartSelect duplicates />}
      />
      {edited && <EditPlayerDialog playerId={edited._id} onClose={() => setEdited(null)} />}
      {pair && <MergeDialog pair={pair} onClose={() => setPair(null)} />}
    </>
  );
}

function useColumns(): Column<Player>[] {
  const { t } = useTranslation(['table', 'common']);
  return [
    {
      id: 'name',
      label: t('table:admin.name'),
      cell: ({ name, nickname }) => (nickname ? `${name} (${nickname})` : name),
      sortable: true,
    },
    { id: 'club.name', label: t('table:admin.club'), cell: ({ club }) => club?.name, sortable: true },
    {
      id: 'age_category',
      label: t('table:admin.category'),
      cell: ({ age_category: category }) => category && t(`common:ageCategories.${category}`),
      from: 'lg',
    },
    {
      id: 'rating',
      label: t('table:admin.rating'),
      cell: ({ rating }) => shownRating(rating),
      sortable: true,
      align: 'right',
    },
    {
      id: 'matches_played',
      label: t('table:admin.played'),
      cell: ({ matches_played: played }) => played,
      sortable: true,
      align: 'right',
    },
  ];
}
