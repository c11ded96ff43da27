import { mdiMinus, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Day, getDayWhatIf } from '@topspin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { topicsOf } from '#domain/day/use-day.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { Choice } from '#ui/act/choice.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout.ts';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { shownBetween } from './between.tsx';
import { estimateLasts } from './use-estimates.ts';
import { useChangeWords } from './use-change-words.ts';

const formats = ['same', '1', '3', '5'] as const;
/** In milliseconds: several taps on a button are one question. */
const settles = 250;

/** The end of the day with other tables or another format from now on, beside its present end. */
export function WhatIf({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const open = day.tables.filter(({ state }) => state === 'open').length;
  const [tables, setTables] = useState<number | null>(null);
  const [format, setFormat] = useState<(typeof formats)[number]>('same');
  const count = tables ?? open;
  return (
    <Panel title={t('times.whatIf')}>
      <Typography component="h3" variant="body1" sx={{ mb: 1 }}>
        {t('times.tables')}
      </Typography>
      <Row gap={1} sx={{ mb: 2 }}>
        <IconButton aria-label={t('times.fewer')} disabled={count <= 1} onClick={() => setTables(count - 1)}>
          <Icon path={mdiMinus} />
        </IconButton>
        <Typography
          role="status"
          sx={{
            fontSize: '1.75rem',
            fontWeight: 700,
            minWidth: '2ch',
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count}
        </Typography>
        <IconButton
          aria-label={t('times.moreTables')}
          disabled={count >= 100}
          onClick={() => setTables(count + 1)}
        >
          <Icon path={mdiPlus} />
        </IconButton>
        <Hint>{count === open ? t('times.tablesNow') : t('times.tablesInsteadOf', { count: open })}</Hint>
      </Row>
      <Choice
        label={t('times.format')}
        value={format}
        options={formats.map((value) => ({
          value,
          label: value === 'same' ? t('times.asIs') : t('times.bestOf', { count: Number(value) }),
        }))}
        onChange={setFormat}
      />
      <Answer day={day} tables={count === open ? null : count} format={format === 'same' ? null : format} />
    </Panel>
  );
}

type AnswerProps = {
  readonly day: Day;
  readonly tables: number | null;
  readonly format: '1' | '3' | '5' | null;
};

/** As high before it is known as after. */
function Answer({ day, tables, format }: AnswerProps) {
  const { t } = useTranslation('day');
  const changeWords = useChangeWords();
  const key = `${tables ?? ''} ${format ?? ''}`;
  const settled = useDebounced(key, settles);
  const query = apiQuery(getDayWhatIf, {
    params: { id: day._id },
    query: { ...(tables !== null && { tables }), ...(format !== null && { best_of: format }) },
  });
  const interval = useLive(query.queryKey, topicsOf(day));
  const answer = useQuery({
    ...query,
    refetchInterval: interval || estimateLasts,
    enabled: settled === key,
    placeholderData: keepPreviousData,
  });
  if (answer.isError && !answer.data)
    return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { end, end_if: endIf, needs_table: isClosed } = answer.data ?? {};
  const isCurrent = settled === key && !answer.isPlaceholderData;
  return (
    <Box
      role="status"
      aria-busy={!isCurrent}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: 2,
        mt: 3,
        minHeight: 92,
        opacity: isCurrent ? 1 : 0.6,
      }}
    >
      <End label={t('times.now')} value={end ? shownBetween(end, day.time_zone) : '–'} />
      <End label={t('times.endIf')} value={endIf ? shownBetween(endIf, day.time_zone) : '–'} />
      <Typography sx={{ gridColumn: '1 / -1', minHeight: '1lh' }}>
        {isClosed ? t('needsTable') : end && endIf ? changeWords(end, endIf) : '\u00a0'}
      </Typography>
    </Box>
  );
}

const End = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <Hint>{label}</Hint>
    <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Typography>
  </div>
);
