import { mdiCancel, mdiLock } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { useStateWords } from '../plan/table-state.tsx';
import { useTableName } from '../shown-day.ts';
import { TimelineBar } from './timeline-bar.tsx';
import type { TimelineRow } from './timeline-rows.ts';
import { heads, pixelsOf, rowHeight, scaleOf, type Scale } from './timeline-scale.ts';

type Props = { readonly day: Day; readonly rows: readonly TimelineRow[] };

/** A row for each table along the hours of the day, which scrolls to now. */
export function Timeline({ day, rows }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useTableName();
  const stateWords = useStateWords();
  const now = Date.parse(day.at);
  const scale = scaleOf(rows, now);
  const scroller = useRef<HTMLDivElement>(null);
  const atNow = pixelsOf(scale, now);
  const [first] = useState(atNow);
  useLayoutEffect(() => {
    // What is played now is to be seen, with some of what was.
    scroller.current?.scrollTo({ left: first - scroller.current.clientWidth / 4 });
  }, [first]);
  return (
    <Box
      ref={scroller}
      role="region"
      aria-label={t('times.timeline')}
      tabIndex={0}
      sx={{ overflowX: 'auto', position: 'relative', mx: { xs: -2, sm: 0 } }}
    >
      <Box sx={{ width: heads + pixelsOf(scale, scale.to), position: 'relative' }}>
        <Hours day={day} scale={scale} />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: heads + atNow,
            borderLeft: 2,
            borderColor: 'secondary.main',
            zIndex: 1,
          }}
        />
        {rows.map(({ table, items }) => {
          const name = table ? nameOf(table) : t('times.noTable');
          const closed = table && table.state !== 'open' ? stateWords(table, table.state) : null;
          return (
            <Box
              key={table?._id ?? 'none'}
              sx={{
                display: 'flex',
                borderTop: 1,
                borderColor: 'divider',
                height: rowHeight,
                ...(closed && hatched),
              }}
            >
              <Typography
                component="h3"
                variant="body2"
                sx={{
                  position: 'sticky',
                  left: 0,
                  zIndex: 2,
                  width: heads,
                  flex: 'none',
                  px: 1,
                  display: 'grid',
                  alignContent: 'center',
                  fontWeight: 650,
                  fontVariantNumeric: 'tabular-nums',
                  bgcolor: 'background.paper',
                  borderRight: 1,
                  borderColor: 'divider',
                }}
              >
                <span aria-hidden>{table?.number ?? '–'}</span>
                {closed !== null && (
                  <Box
                    aria-hidden
                    title={closed}
                    sx={{ lineHeight: 0, '& .MuiSvgIcon-root': { fontSize: '1.125rem' } }}
                  >
                    <Icon path={table?.state === 'locked' ? mdiLock : mdiCancel} />
                  </Box>
                )}
                <VisuallyHidden>{[name, closed].filter(Boolean).join(' · ')}</VisuallyHidden>
              </Typography>
              <Box component="ul" aria-label={name} sx={{ flex: 1, position: 'relative', m: 0, p: 0 }}>
                {items.map((item, place) => (
                  <TimelineBar
                    key={item.key}
                    {...{ day, item, scale }}
                    // Likely starts are the middle of many days, so that one may lie before the end of another.
                    until={Math.min(item.to, items[place + 1]?.from ?? Infinity)}
                  />
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** The row of a table that is not open. */
const hatched = {
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 10px, var(--mui-palette-action-hover) 10px 20px)',
} as const;

function Hours({ day, scale }: { readonly day: Day; readonly scale: Scale }) {
  return (
    <Box aria-hidden sx={{ height: 28, position: 'relative', ml: `${heads}px` }}>
      {scale.ticks.map((tick) => (
        <Typography
          key={tick}
          variant="caption"
          color="textSecondary"
          sx={{
            position: 'absolute',
            left: pixelsOf(scale, tick),
            top: 4,
            pl: 0.5,
            borderLeft: 1,
            borderColor: 'divider',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {formatTime(tick, day.time_zone)}
        </Typography>
      ))}
    </Box>
  );
}
