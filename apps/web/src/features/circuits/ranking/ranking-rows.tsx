import { useWindowVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RankedDialog } from './ranked-dialog.tsx';
import { RankedLine, rowHeight } from './ranked-line.tsx';
import type { RankingAddress } from './ranking-address.ts';
import type { Ranked } from '@topspin/contract';
import type { RankingOf } from './ranking-of.ts';
import { useRowsAt } from './use-ranking.ts';

type Props = {
  readonly of: RankingOf;
  readonly address: RankingAddress;
  readonly count: number;
  /** The row to scroll to and mark. */
  readonly mine: { readonly index: number } | null;
};

/** The rows of a ranking: only those on the screen exist, and their pages are loaded as they come into view. */
export function RankingRows({ of, address, count, mine }: Props) {
  const { t } = useTranslation('circuits');
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<Ranked | null>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
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
        aria-label={t('ranking.title')}
        sx={{ m: 0, p: 0, listStyle: 'none', position: 'relative', height: virtual.getTotalSize() }}
      >
        {items.map(({ index, start, size }) => {
          const row = rowAt(index);
          return (
            <Box
              component="li"
              key={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              sx={{ position: 'absolute', left: 0, right: 0, top: 0, height: size }}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {row ? (
                <RankedLine row={row} isMine={mine?.index === index} onShow={() => setChosen(row)} />
              ) : (
                <Skeleton variant="rounded" height={rowHeight - 16} sx={{ mx: 1, my: 1 }} />
              )}
            </Box>
          );
        })}
      </Box>
      {chosen && <RankedDialog row={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
