import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { Hint } from '#ui/page/hint.tsx';
import { useMatchName } from '../shown-day.ts';
import { calledAt, calledByItself, unseenOf } from './called-by-itself.ts';

const CalledDialog = lazyDialog(() => import('./called-dialog.tsx').then((it) => it.CalledDialog));

/** By day, when the latest call was made that its list showed: it stays while other pages are looked at. */
const seen = new Map<string, string>();

/**
 * On an automatic day, in one quiet line what it called by itself last, and how many more since somebody looked; a tap lists them, each with
 * its way back. It is bold until somebody has looked: a director who was away missed the call.
 */
export function CalledLine({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const [seenAt, setSeenAt] = useState(seen.get(day._id) ?? '');
  const [isOpen, setOpen] = useState(false);
  if (!day.automatic) return null;
  const calls = calledByItself(day);
  const [last] = calls;
  const unseen = unseenOf(calls, day, seenAt);
  const more = unseen.filter((call) => call !== last).length;
  const open = () => {
    setOpen(true);
    if (!last) return;
    seen.set(day._id, calledAt(last));
    setSeenAt(calledAt(last));
  };
  return (
    <Box sx={{ height: { xs: '2.75rem', md: '2rem' }, flex: 'none', minWidth: 0, alignContent: 'center' }}>
      {last ? (
        <Button onClick={open} sx={{ ...line, fontWeight: unseen.length > 0 ? 650 : 400 }}>
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {t('ownCalls.last', {
              time: formatTime(calledAt(last), day.time_zone),
              table: last.table,
              match: nameOf(last.match_id),
            })}
          </Box>
          {more > 0 && (
            <Box component="span" sx={{ flex: 'none' }}>
              {t('more', { count: more })}
            </Box>
          )}
        </Button>
      ) : (
        <Hint noWrap>{t('ownCalls.none')}</Hint>
      )}
      {isOpen && <CalledDialog {...{ day }} onClose={() => setOpen(false)} />}
    </Box>
  );
}

const line = {
  display: 'flex',
  justifyContent: 'start',
  gap: 0.75,
  maxWidth: 'calc(100% + 16px)',
  mx: -1,
  px: 1,
  minHeight: { md: '2rem' },
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontStretch: '75%',
  fontVariantNumeric: 'tabular-nums',
} as const;
