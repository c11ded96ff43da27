import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { inExpectedOrder } from '@topspin/engine';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesSearch } from '#domain/matches-search.ts';
import { Row, Stack } from '#ui/layout.ts';
import { SearchField } from '#ui/list/search-field.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { NextCall } from '../next/next-call.tsx';
import { matchesOf, needsTable, useMatchName } from '../shown-day.ts';
import { useExpectedStarts } from '../times/estimates.tsx';
import { AllAhead } from './all-ahead.tsx';
import { AllWords } from '../why/all-words.tsx';
import { QueueFoot } from './queue-foot.tsx';
import { type ActsOfQueue, QueueRow } from './queue-row.tsx';
import { RowsInBox, RowsInPage } from './queue-rows.tsx';
import { useWhere } from '../why/where-words.ts';
import { ToDraw } from './to-draw.tsx';
import { useCameBack } from './use-came-back.ts';
import { usePointed } from './use-pointed.ts';
import { useSteadyQueue } from './use-steady-queue.ts';

type Props = ActsOfQueue & {
  readonly day: Day;
  /** The match that is about to be called. */
  readonly chosen: string | null;
  /** How high it may be beside the tables, where it scrolls by itself; elsewhere it scrolls with the page. */
  readonly maxHeight?: string;
};

/** With more matches than this there is a search. */
const searchedFrom = 20;

/** The matches that are not called yet, those that can be in the order in which they go, and then by the hour at which they are expected, each with its reason. */
export function QueueList({ day, chosen, maxHeight, onChoose, onCall }: Props) {
  const { t } = useTranslation('day');
  const starts = useExpectedStarts();
  const queue = useMemo(
    () => inExpectedOrder(day.queue, ({ match_id }) => starts.of(match_id)),
    [day.queue, starts],
  );
  const matches = matchesOf(day);
  const [search, setSearch] = useState('');
  const isFound = useFound(day, search);
  const { isPointed, over } = usePointed();
  const [isAsked, setAsked] = useState(false);
  const steady = useSteadyQueue(queue, starts.isKnown, () => isPointed() && !isAsked);
  const [back, endBack] = useCameBack(day);
  const rows = steady.rows.filter(({ row }) => isFound(row.match_id));
  const acts = useRef({ onChoose, onCall });
  useLayoutEffect(() => {
    acts.current = { onChoose, onCall };
  });
  // It stays while it is written in, and where it was from the start: what is below does not move as the queue gets shorter.
  const [isLong] = useState(queue.length > searchedFrom);
  const countOf = (found: number) =>
    search.trim() === ''
      ? t('queueCount', { count: queue.length })
      : t('queueFound', { found, count: queue.length });
  const count = (
    <Chip
      size="small"
      {...(needsTable(day)
        ? { label: t('noOpenTable'), color: 'warning' }
        : { label: countOf(rows.filter(({ isGone }) => !isGone).length) })}
      sx={{ ml: 1, flex: 'none' }}
    />
  );
  const find = (
    <Row
      as="search"
      gap={0}
      nowrap
      sx={{ mb: { xs: 1, md: 0.5 }, flex: 'none', '& .MuiFormControl-root': { flex: 1 } }}
    >
      <SearchField value={search} label={t('findInQueue')} onChange={setSearch} />
      {count}
    </Row>
  );
  // It stands still, however short the queue becomes.
  const hasFoot = day.automatic || back !== null;
  const Rows = maxHeight === undefined ? RowsInPage : RowsInBox;
  return (
    <Stack {...over} data-queue sx={{ height: hasFoot ? maxHeight : undefined }}>
      <Panel title={t('queue')} dense {...(isLong ? { head: find } : { help: count })} {...{ maxHeight }}>
        {maxHeight !== undefined && <NextCall day={day} />}
        {rows.length === 0 && (
          <Typography color="textSecondary" role="status">
            {t(search.trim() === '' ? 'empty' : 'notInQueue')}
          </Typography>
        )}
        {queue.length === 0 && <ToDraw day={day} />}
        <AllAhead {...{ queue }} matches={day.matches}>
          <AllWords day={day}>
            <Rows
              rows={rows}
              isSettling={steady.isSettling}
              back={back}
              isStill={() => isPointed() && !isAsked}
              onShown={() => {
                endBack();
                setAsked(false);
              }}
            >
              {({ row, isGone }) => (
                <QueueRow
                  {...{ day, row, isGone, acts }}
                  match={matches.get(row.match_id)}
                  isChosen={row.match_id === chosen}
                />
              )}
            </Rows>
          </AllWords>
        </AllAhead>
        {maxHeight !== undefined && (
          <QueueFoot
            {...{ day, back }}
            onShow={() => {
              setSearch('');
              setAsked(true);
            }}
          />
        )}
      </Panel>
    </Stack>
  );
}

/** Whether a match is among what is looked for: by a name, a group, a phase or an open. */
function useFound(day: Day, search: string): (match: string) => boolean {
  const nameOf = useMatchName(day);
  const where = useWhere(day);
  if (search.trim() === '') return () => true;
  return (id) => {
    const match = matchesOf(day).get(id);
    return match !== undefined && matchesSearch(`${nameOf(match)} ${where(match)}`, search);
  };
}
