import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { ErrorState } from '../state/error-state.tsx';
import type { Listing } from './listing.ts';
import { RowSkeletons } from './row-skeletons.tsx';
import { StatePanel } from '../state/state-panel.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

type Props<Row> = {
  readonly list: Listing<Row>;
  readonly label: string;
  readonly children: (row: Row) => ReactNode;
  readonly emptyTitle?: string;
  readonly emptyHint?: string;
  readonly emptyAction?: ReactNode;
  /** Shows the empty state in one line, without the drawing, for pages with several lists. */
  readonly emptyInLine?: boolean;
  /** Puts the list in its own scrolling box, at most 400 px high. */
  readonly boxed?: boolean;
  readonly rowHeight?: number;
};

const boxHeight = 400;

/** Longer lists show a text at their end; for shorter ones only screen readers get it. */
const longList = 12;

/** A list that loads more rows on scrolling to its end. `children` renders one row, a `li` with its key. */
export function InfiniteList<Row>({
  list,
  label,
  children,
  boxed = false,
  rowHeight = 64,
  ...empty
}: Props<Row>) {
  const { rows, state } = list;
  if (rows.length === 0 && state !== 'complete') {
    if (state === 'error') return <ListFailed list={list} />;
    return <RowSkeletons count={6} height={rowHeight} />;
  }
  if (rows.length === 0) return <Empty {...empty} />;
  return (
    <Box sx={boxed ? { maxHeight: boxHeight, overflowY: 'auto' } : null}>
      <List aria-label={label} aria-busy={state === 'loading'} disablePadding>
        {rows.map((row) => children(row))}
      </List>
      <Foot list={list} boxed={boxed} />
    </Box>
  );
}

function Empty({
  emptyTitle,
  emptyHint,
  emptyAction,
  emptyInLine = false,
}: {
  emptyTitle?: string;
  emptyHint?: string;
  emptyAction?: ReactNode;
  emptyInLine?: boolean;
}) {
  const { t } = useTranslation('lists');
  if (emptyInLine) return <Typography color="textSecondary">{emptyTitle ?? t('empty')}</Typography>;
  return (
    <StatePanel drawing="emptyTable" title={emptyTitle ?? t('empty')} hint={emptyHint} action={emptyAction} />
  );
}

function ListFailed({ list }: { list: Listing<unknown> }) {
  const { t } = useTranslation('lists');
  return <ErrorState error={list.error} title={t('failed')} onRetry={list.retry} />;
}

function Foot({ list, boxed }: { list: Listing<unknown>; boxed: boolean }) {
  const { t } = useTranslation('lists');
  const end = t(boxed ? 'boxEnd' : 'end');
  if (list.state === 'error') return <ListFailed list={list} />;
  if (list.state === 'complete' && list.rows.length <= longList)
    return <VisuallyHidden role="status">{end}</VisuallyHidden>;
  if (list.state === 'complete')
    return (
      <Typography
        component="output"
        variant="body2"
        color={boxed ? 'info' : 'textSecondary'}
        sx={{ display: 'block', py: 2, textAlign: 'center' }}
      >
        {end}
      </Typography>
    );
  return <MoreButton busy={list.state === 'loading'} onMore={list.loadMore} />;
}

/** Loads more when it scrolls into view; with the keyboard, or without an observer, it is a plain button. */
function MoreButton({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useTranslation('lists');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: '400px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <Stack gap={0} sx={{ justifyItems: 'center', py: 1 }}>
      <Button ref={button} onClick={onMore} disabled={busy}>
        {busy ? t('loadingMore') : t('loadMore')}
      </Button>
    </Stack>
  );
}
