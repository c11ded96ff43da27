import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { playersSheet } from '#domain/players-sheet.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { Page } from '#ui/page/page.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { PlayerRow } from './player-row.tsx';
import { usePlayers } from './use-players.ts';

/** Everybody with a player profile. */
export function PlayersPage() {
  const { t } = useTranslation(['players', 'lists']);
  const { list, search, setSearch, order, setOrder } = usePlayers();
  const orders = [
    { value: 'rating', label: t('players:sortRating') },
    { value: 'name', label: t('players:sortName') },
    { value: 'matches_played', label: t('players:sortMatches') },
  ] as const;
  return (
    <Page title={t('players:title')} hint={t('players:hint')}>
      <ListTools
        download={<ExportMenu read={async () => playersSheet(t('players:title'), await list.readAll())} />}
      >
        <SearchField label={t('players:search')} value={search} onChange={setSearch} />
        <OptionSelect label={t('lists:sort')} value={order} options={orders} onChange={setOrder} />
      </ListTools>
      <Card sx={{ p: 1 }}>
        <InfiniteList list={list} label={t('players:title')}>
          {(player) => <PlayerRow key={player._id} player={player} />}
        </InfiniteList>
      </Card>
    </Page>
  );
}
