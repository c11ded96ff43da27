import Box from '@mui/material/Box';
import type { Day } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { Switching } from '../switching.tsx';
import { DayEnd } from '../end/day-end.tsx';
import { TimelineList } from './timeline-list.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { timelineOf } from './timeline-rows.ts';
import { Timeline } from './timeline.tsx';
import { useEstimates } from './use-estimates.ts';
import { WhatIf } from './what-if.tsx';

const shapes = ['line', 'list'] as const;

/** When the day ends and what could change that, above its timeline. */
export function DayTimes({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const estimates = useEstimates(day);
  const [shape, setShape] = useState<(typeof shapes)[number]>('line');
  if (!estimates.data) return <LoadState query={estimates} rows={{ count: 5, height: 72 }} />;
  const rows = timelineOf(day, estimates.data);
  return (
    <Stack gap={2}>
      <Columns above="md" gap={2} sx={{ alignItems: 'stretch' }}>
        <DayEnd day={day} estimates={estimates.data} />
        <WhatIf day={day} />
      </Columns>
      <Panel
        title={t('times.timeline')}
        action={
          <Switching
            label={t('times.shape')}
            value={shape}
            options={shapes.map((value) => ({ value, label: t(`times.${value}`) }))}
            onChange={setShape}
          />
        }
      >
        <Box sx={{ minWidth: 0 }}>
          {shape === 'line' ? (
            <>
              <TimelineLegend />
              <Timeline {...{ day, rows }} />
              <Hint sx={{ mt: 1 }}>{t('times.scrolls')}</Hint>
            </>
          ) : (
            <TimelineList {...{ day, rows }} />
          )}
        </Box>
      </Panel>
    </Stack>
  );
}
