import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#lib/api/use-write.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { isFiltered, readRankingAddress, type RankingAddress } from './ranking-address.ts';
import { RankingFilters } from './ranking-filters.tsx';
import type { RankingOf } from './ranking-of.ts';
import { RankingRows } from './ranking-rows.tsx';
import { rankingSheet } from './ranking-sheet.ts';
import { rowHeight } from './ranked-line.tsx';
import { useFindIndex, useFirstPage, useWholeRanking } from './use-ranking.ts';

type Props = {
  readonly of: RankingOf;
  /** The name of what is ranked, for the file. */
  readonly name: string;
  readonly hint: ReactNode;
};

/** A whole ranking: filters, the current user's place, download, and every row. */
export function RankingPage({ of, name, hint }: Props) {
  const { t } = useTranslation('circuits');
  const address = readRankingAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: object): void =>
    void navigate({
      to: '.',
      search: readRankingAddress({ ...address, ...next }),
      replace: true,
      resetScroll: false,
    });
  const readWhole = useWholeRanking(of, address);
  return (
    <Page
      title={t('ranking.title')}
      hint={hint}
      action={<ExportMenu read={async () => rankingSheet(name, await readWhole())} />}
    >
      <RankingFilters address={address} onChange={change} />
      <Rows of={of} address={address} onClear={() => change(noFilters)} />
    </Page>
  );
}

const noFilters = { q: undefined, category: undefined, gender: undefined, club: undefined };

type RowsProps = {
  readonly of: RankingOf;
  readonly address: RankingAddress;
  readonly onClear: () => void;
};

function Rows({ of, address, onClear }: RowsProps) {
  const first = useFirstPage(of, address);
  const [mine, setMine] = useState<{ readonly index: number } | null>(null);
  if (first.isError) return <ErrorState error={first.error} onRetry={() => void first.refetch()} />;
  if (first.isPending) return <RowSkeletons count={10} height={rowHeight} />;
  const count = first.data.totalFilteredRows;
  if (count === 0) return <Nobody filtered={isFiltered(address)} onClear={onClear} />;
  return (
    <>
      <MyPlace of={of} address={address} onFound={(index) => setMine({ index })} />
      <Card sx={{ p: 1 }}>
        <RankingRows of={of} address={address} count={count} mine={mine} />
      </Card>
    </>
  );
}

type NobodyProps = { readonly filtered: boolean; readonly onClear: () => void };

function Nobody({ filtered, onClear }: NobodyProps) {
  const { t } = useTranslation('circuits');
  if (!filtered) {
    return <StatePanel drawing="podium" title={t('ranking.none')} hint={t('ranking.noneHint')} />;
  }
  return (
    <StatePanel
      drawing="emptyTable"
      title={t('ranking.noMatch')}
      action={<Button onClick={onClear}>{t('ranking.clear')}</Button>}
    />
  );
}

type MyPlaceProps = Pick<RowsProps, 'of' | 'address'> & { readonly onFound: (index: number) => void };

/** Scrolls to the current user's row. */
function MyPlace({ of, address, onFound }: MyPlaceProps) {
  const { t } = useTranslation('circuits');
  const player = useMe()?.player;
  const find = useFindIndex(of, address);
  const search = useWrite({
    write: find,
    onSuccess: (index) => {
      if (index >= 0) onFound(index);
      else notify('info', t(isFiltered(address) ? 'ranking.filteredOut' : 'ranking.notRanked'));
    },
  });
  if (!player) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <ActButton variant="outlined" busy={search.isPending} onClick={() => search.mutate(player._id)}>
        {t('ranking.mine')}
      </ActButton>
    </Box>
  );
}
