import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useMemo, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { rowSize } from '#ui/list/row-size.ts';
import { useTop } from '#ui/list/use-top.ts';
import type { SteadyRow } from './use-steady-queue.ts';

type Props = {
  readonly rows: readonly SteadyRow[];
  /** Their order has just changed, and they ignore taps. */
  readonly isSettling: boolean;
  /** A match that has come back and is to be seen; null if there is none. */
  readonly back: string | null;
  /** Whether nothing may be scrolled, since a mouse is over it. */
  readonly isStill: () => boolean;
  readonly onShown: () => void;
  readonly children: (row: SteadyRow) => ReactNode;
};

/** The height of a row at the usual size of text, in pixels: in a list of its own, beside the tables, and there in a very wide window. */
const rowHeights = { inPage: 146, beside: 86, wide: 63 } as const;
/** The bar of a call covers the foot of the window: the last row can be scrolled above it, in pixels. */
const underBar = 112;
/** The foot of the queue covers so much of the window, in pixels. */
const foot = 64;

/** The rows of a queue, of which only those in sight exist: of hundreds, each change concerns many. They scroll in a box of their own. */
export function RowsInBox(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('xl'), { noSsr: true });
  const options = useOptions(props, isWide ? 'wide' : 'beside');
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtual = useVirtualizer({
    ...options.of,
    getScrollElement: () => box.current,
    paddingEnd: underBar,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, isWide]);
  const { back, isStill, onShown, rows } = props;
  useLayoutEffect(() => {
    const index = rows.findIndex(({ row }) => row.match_id === back);
    if (index < 0 || !box.current) return;
    const isInSight = isRowInSight(box.current, index, options.of.estimateSize());
    if (!isInSight && (isStill() || box.current.contains(document.activeElement))) return;
    if (!isInSight) virtual.scrollToIndex(index, { align: 'start' });
    onShown();
  });
  return (
    <Box
      ref={box}
      sx={{ overflowY: 'auto', overscrollBehavior: 'contain', flex: '1 1 auto', minHeight: 0, mx: -1, px: 1 }}
    >
      <Rows
        {...props}
        held={options.held}
        items={virtual.getVirtualItems()}
        height={virtual.getTotalSize()}
      />
    </Box>
  );
}

/** Whether a row is whole in the part of its box that is in the window. */
function isRowInSight(box: HTMLElement, index: number, height: number): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  const start = top + index * height - box.scrollTop;
  return start >= top && start + height <= Math.min(bottom, innerHeight - foot);
}

/** The same, scrolled with the page. */
export function RowsInPage(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const options = useOptions(props, 'inPage');
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtual = useWindowVirtualizer({ ...options.of, scrollMargin: top });
  return (
    <Rows
      {...props}
      {...{ list, top }}
      held={options.held}
      items={virtual.getVirtualItems()}
      height={virtual.getTotalSize()}
    />
  );
}

function useOptions({ rows }: Props, where: keyof typeof rowHeights) {
  const size = useMemo(() => rowSize(rowHeights[where]), [where]);
  // The row that has the focus, or was pressed last: out of sight it stays, and with it the focus, a tap or a drag.
  const held = useRef<string | null>(null);
  const rangeExtractor = (range: Range) => {
    const inSight = defaultRangeExtractor(range);
    const index = rows.findIndex(({ row }) => row.match_id === held.current);
    return index < 0 || inSight.includes(index) ? inSight : [...inSight, index].toSorted((a, b) => a - b);
  };
  return {
    held,
    of: {
      count: rows.length,
      estimateSize: () => size,
      getItemKey: (index: number) => rows[index]?.row.match_id ?? index,
      rangeExtractor,
      overscan: 6,
    },
  };
}

type RowsProps = Props & {
  readonly held: RefObject<string | null>;
  readonly items: readonly VirtualItem[];
  /** Of all rows, in pixels. */
  readonly height: number;
  /** How far the list is from the top of what scrolls. */
  readonly top?: number;
  readonly list?: Ref<HTMLUListElement>;
};

function Rows({ rows, isSettling, children, held, items, height, top = 0, list }: RowsProps) {
  return (
    <Box
      component="ul"
      ref={list}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        position: 'relative',
        transition: 'opacity 300ms',
        ...(isSettling && { opacity: 0.5, pointerEvents: 'none', transition: 'none' }),
        '& > li': placed,
      }}
      style={{ height }}
    >
      {items.map(({ index, key, start, size }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              onPointerDownCapture={() => {
                held.current = row.row.match_id;
              }}
              onFocusCapture={() => {
                held.current = row.row.match_id;
              }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ height: size, transform: `translateY(${start - top}px)` }}
            >
              {children(row)}
            </li>
          )
        );
      })}
    </Box>
  );
}

const placed = { position: 'absolute', insetInline: 0, top: 0 } as const;
