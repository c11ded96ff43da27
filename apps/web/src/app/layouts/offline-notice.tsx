import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { formatMoment, formatTime } from '#lib/format.ts';
import { useOldestShown } from '#lib/last-state/read-at.ts';
import { isHeld, subscribeToHolds } from '#lib/update/hold.ts';

const halfADay = 12 * 60 * 60_000;

/** Recent enough for its time to be enough. */
const isRecent = (since: number): boolean => Date.now() - since < halfADay;

/**
 * It comes and goes with the connection, and moves nothing: taps go through it, and at the end of a page it lies over the free room there.
 * If it made the page longer, the queue beside the tables would be pushed up at its end.
 */
const atTheBottom = {
  position: 'sticky',
  bottom: 0,
  mt: { xs: -3, sm: '-29px' },
  zIndex: 'appBar',
  pointerEvents: 'none',
} as const;

/** In the middle of a match it takes no room at the end of the page either. */
const inMatch = { position: 'fixed', inset: 'auto 0 0' } as const;

/** A quiet line at the foot of a page that shows its last state while offline: of what time it is. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const since = useOldestShown(queries);
  const inPlay = useSyncExternalStore(subscribeToHolds, isHeld);
  if (since === null) return null;
  const instant = new Date(since).toISOString();
  return (
    <Box
      role="status"
      sx={{
        px: 2,
        py: 0.5,
        textAlign: 'center',
        typography: 'body2',
        color: 'text.secondary',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        ...atTheBottom,
        ...(inPlay && inMatch),
      }}
    >
      {isRecent(since)
        ? t('offline.asOf', { time: formatTime(instant) })
        : t('offline.asOfDay', { time: formatMoment(instant) })}
    </Box>
  );
}
