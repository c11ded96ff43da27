import { useWindowVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { RankingAddress } from './ranking-address.ts';
import { rowHeight } from './ranking-line.tsx';
import type { RankedRow, RankingOf } from './ranking-of.ts';
import { useRowsAt } from './use-ranking.ts';
import { rowSize } from '#ui/list/row-size.ts';
import { useTop } from '#ui/list/use-top.ts';

/** How a ranking shows its rows. */
export type ShowRow<Row> = {
  readonly line: (row: Row, shown: { readonly isMine: boolean; readonly onShow: () => void }) => ReactNode;
  /** What a row is made of. */
  readonly dialog: (row: Row, onClose: () => void) => ReactNode;
};

type Props<Row extends RankedRow> = {
  readonly of: RankingOf<Row>;
  readonly address: RankingAddress;
  readonly label: string;
  readonly count: number;
  /** The row to scroll to and mark. */
  readonly mine: { readonly index: number } | null;
  readonly show: ShowRow<Row>;
};

/** Browsers have a greatest height of an element, Firefox 17 million pixels. Further down, players are found by a search. */
export const shownAtMost = 250_000;

/** The rows of a ranking: only those on the screen exist, and their pages are loaded as they come into view. */
export function RankingRows<Row extends RankedRow>({ of, address, label, count, mine, show }: Props<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<Row | null>(null);
  const top = useTop(list);
  const [size] = useState(() => rowSize(rowHeight));
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtual = useWindowVirtualizer({
    count: Math.min(count, shownAtMost),
    estimateSize: () => size,
    overscan: 10,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const rowAt = useRowsAt(
    of,
    address,
    items.map(({ index }) => index),
  );
  const scrollTo = useEffectEvent((index: number) => virtual.scrollToIndex(index, { align: 'center' }));
  useEffect(() => {
    if (mine) scrollTo(mine.index);
  }, [mine]);
  return (
    <>
      <Box
        component="ol"
        ref={list}
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: 'none', position: 'relative', height: virtual.getTotalSize() }}
      >
        {items.map(({ index, start }) => {
          const row = rowAt(index);
          return (
            <li
              key={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ ...place, height: size, transform: `translateY(${start - top}px)` }}
            >
              <Kept row={row} isMine={mine?.index === index}>
                {(isMine) =>
                  row ? (
                    show.line(row, { isMine, onShow: () => setChosen(row) })
                  ) : (
                    <Skeleton variant="rounded" height={size - 16} sx={{ mx: 1, my: 1 }} />
                  )
                }
              </Kept>
            </li>
          );
        })}
      </Box>
      {chosen && show.dialog(chosen, () => setChosen(null))}
    </>
  );
}

const place = { position: 'absolute', left: 0, right: 0, top: 0 } as const;

type KeptProps = {
  readonly row: RankedRow | undefined;
  readonly isMine: boolean;
  readonly children: (isMine: boolean) => ReactNode;
};

/** A row that is rendered again only when it is another, not at every step of the scroll. */
const Kept = memo(
  ({ isMine, children }: KeptProps) => children(isMine),
  (one, other) => one.row === other.row && one.isMine === other.isMine,
);
