import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongPress } from '#ui/act/use-long-press.ts';
import { useThrottled } from '#ui/act/use-throttled.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import type { Listing } from '#ui/list/listing.ts';
import { SearchField } from '#ui/list/search-field.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { Panel } from '#ui/page/panel.tsx';

/** What is done with a finger or a pointer: searching, scrolling in a box, holding, following. */
export const GesturePanels = () => (
  <>
    <Search />
    <Scrolling />
    <Pressing />
    <Following />
  </>
);

function Search() {
  const { t } = useTranslation('lab');
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed);
  return (
    <Panel title={t('inputs.search')}>
      <SearchField label={t('inputs.search')} value={typed} onChange={setTyped} />
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {settled}
      </Typography>
    </Panel>
  );
}

const pageSize = 20;
const rowsInAll = 60;
const rowsUntil = (count: number) => Array.from({ length: count }, (_, at) => ({ _id: String(at + 1) }));

function Scrolling() {
  const { t } = useTranslation('lab');
  const [count, setCount] = useState(pageSize);
  const list: Listing<{ readonly _id: string }> = {
    rows: rowsUntil(count),
    state: count < rowsInAll ? 'loaded' : 'complete',
    total: rowsInAll,
    error: null,
    loadMore: () => setCount(Math.min(rowsInAll, count + pageSize)),
    retry: () => undefined,
    readAll: async () => ({ rows: rowsUntil(rowsInAll), isCut: false }),
  };
  return (
    <Panel title={t('inputs.list')}>
      <InfiniteList list={list} label={t('inputs.list')} boxed>
        {({ _id }) => (
          <Box component="li" key={_id} sx={{ py: 1.5 }}>
            {t('inputs.row', { number: _id })}
          </Box>
        )}
      </InfiniteList>
    </Panel>
  );
}

const pad = {
  minHeight: 120,
  display: 'grid',
  placeItems: 'center',
  border: 1,
  borderColor: 'var(--mui-palette-outline)',
  borderRadius: 1,
  userSelect: 'none',
  touchAction: 'none',
} as const;

function Pressing() {
  const { t } = useTranslation('lab');
  const [count, setCount] = useState(0);
  const press = useLongPress(() => setCount((before) => before + 1));
  return (
    <Panel title={t('inputs.press')}>
      <Box {...press} sx={pad}>
        <span role="status">{t('inputs.pressed', { count })}</span>
      </Box>
    </Panel>
  );
}

function Following() {
  const { t } = useTranslation('lab');
  const [seen, setSeen] = useState({ x: 0, y: 0, count: 0 });
  const { call } = useThrottled((x: number, y: number) =>
    setSeen(({ count }) => ({ x, y, count: count + 1 })),
  );
  return (
    <Panel title={t('inputs.hover')}>
      <Box
        onPointerMove={({ nativeEvent }) =>
          call(Math.round(nativeEvent.offsetX), Math.round(nativeEvent.offsetY))
        }
        sx={pad}
      >
        {t('inputs.hoverAt', seen)}
      </Box>
    </Panel>
  );
}
