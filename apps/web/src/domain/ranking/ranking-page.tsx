import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#lib/api/use-write.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import type { Sheet } from '#lib/export/sheet.ts';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import type { WholeList } from '#ui/list/listing.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { isFiltered, readRankingAddress, type RankingAddress } from './ranking-address.ts';
import { RankingFilters } from './ranking-filters.tsx';
import type { RankedRow, RankingOf } from './ranking-of.ts';
import { RankingRows, shownAtMost, type ShowRow } from './ranking-rows.tsx';
import { rowHeight } from './ranking-line.tsx';
import { useFindRow, useFirstPage, useWholeRanking } from './use-ranking.ts';

type Props<Row extends RankedRow> = {
  readonly of: RankingOf<Row>;
  readonly title: string;
  readonly hint: ReactNode;
  /** What the page says where nobody is ranked. */
  readonly none: { readonly title: string; readonly hint: string };
  /** The ranking as a file. */
  readonly sheet: (rows: WholeList<Row>) => Sheet;
  readonly show: ShowRow<Row>;
  /** Shown above the rows. */
  readonly children?: ReactNode;
};

/** A whole ranking: filters, the current user's place, download, and every row. */
export function RankingPage<Row extends RankedRow>({
  of,
  title,
  hint,
  none,
  sheet,
  show,
  children,
}: Props<Row>) {
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
      title={title}
      hint={hint}
      action={<ExportMenu of={title} read={async () => sheet(await readWhole())} />}
    >
      {children}
      <RankingFilters address={address} onChange={change} />
      <Rows
        of={of}
        address={address}
        label={title}
        none={none}
        show={show}
        onClear={() => change(noFilters)}
      />
    </Page>
  );
}

const noFilters = { q: undefined, category: undefined, gender: undefined, club: undefined };

type RowsProps<Row extends RankedRow> = Pick<Props<Row>, 'of' | 'none' | 'show'> & {
  readonly address: RankingAddress;
  readonly label: string;
  readonly onClear: () => void;
};

function Rows<Row extends RankedRow>({ of, address, label, none, show, onClear }: RowsProps<Row>) {
  const first = useFirstPage(of, address);
  const [mine, setMine] = useState<{ readonly index: number } | null>(null);
  if (!first.data) return <LoadState query={first} rows={{ count: 10, height: rowHeight }} />;
  const count = first.data.totalFilteredRows;
  if (count === 0) return <Nobody none={none} filtered={isFiltered(address)} onClear={onClear} />;
  return (
    <>
      <MyPlace of={of} address={address} onFound={(index) => setMine({ index })} />
      <Card sx={{ p: 1 }}>
        <RankingRows of={of} address={address} label={label} count={count} mine={mine} show={show} />
      </Card>
    </>
  );
}

type NobodyProps = Pick<Props<RankedRow>, 'none'> & {
  readonly filtered: boolean;
  readonly onClear: () => void;
};

function Nobody({ none, filtered, onClear }: NobodyProps) {
  const { t } = useTranslation('ranking');
  if (!filtered) return <StatePanel drawing="podium" title={none.title} hint={none.hint} />;
  return (
    <StatePanel
      drawing="emptyTable"
      title={t('noMatch')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}

type MyPlaceProps<Row extends RankedRow> = {
  readonly of: RankingOf<Row>;
  readonly address: RankingAddress;
  readonly onFound: (index: number) => void;
};

/** Scrolls to the current user's row. */
function MyPlace<Row extends RankedRow>({ of, address, onFound }: MyPlaceProps<Row>) {
  const { t } = useTranslation('ranking');
  const player = useMe()?.player;
  const find = useFindRow(of, address);
  const search = useWrite({
    write: find,
    onSuccess: (found) => {
      if (found && found.index < shownAtMost) onFound(found.index);
      else if (found) notify('info', t('farPlace', { place: found.place }));
      else notify('info', t(isFiltered(address) ? 'filteredOut' : 'notRanked'));
    },
  });
  if (!player) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <ActButton variant="outlined" busy={search.isPending} onClick={() => search.mutate(player._id)}>
        {t('mine')}
      </ActButton>
    </Box>
  );
}
