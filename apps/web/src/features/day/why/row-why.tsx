import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch, QueueRow } from '@topspin/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { Icon } from '#ui/icon.tsx';
import { clamped } from '#ui/layout.ts';
import { narrowed } from '../narrowed.ts';
import type { Ahead } from '../queue/ahead.ts';
import { useAhead } from '../queue/all-ahead.tsx';
import { useWordsOf } from './all-words.tsx';
import { heldOf } from '../queue/held.ts';
import { wouldLackUmpire } from '../shown-day.ts';

type Props = {
  readonly day: Day;
  readonly row: QueueRow;
  readonly match: DayMatch | undefined;
  readonly isGone: boolean;
  /** Whether a tap on the row shows all reasons. */
  readonly opens: boolean;
};

/** Why a match stands where it does, or what it waits for; by itself, since that may change with the estimates and with each call. */
export function Why({ day, row, match, isGone, opens }: Props) {
  const { t } = useTranslation('day');
  const { words, untold } = useWordsOf(row);
  const ahead = useAhead(row.match_id);
  const aheadWords = useAheadWords();
  const heldWords = useHeldWords(day);
  const called = [t('states.called'), match?.table && t('table', { number: match.table })];
  return (
    <Reason
      isReady={row.ready}
      words={
        isGone ? called.filter(Boolean).join(' · ') : (heldWords(row, match) ?? aheadWords(ahead, words))
      }
      umpire={!isGone && row.umpire !== undefined ? t('umpire', { name: row.umpire }) : null}
      lacking={!isGone && wouldLackUmpire(day, row, match) ? t('noUmpire') : null}
      more={opens ? untold : null}
    />
  );
}

type ReasonProps = {
  readonly isReady: boolean;
  readonly words: string;
  readonly umpire: string | null;
  /** The words shown when nobody would umpire it; null otherwise. */
  readonly lacking: string | null;
  /** How many reasons a tap shows besides; null where it shows none. */
  readonly more: number | null;
};

/** Words of more letters for each line are narrower. */
const longFrom = 44;

/** Drawn again only if its words change: after each change dozens of rows look whether they do. */
const Reason = memo(function Reason({ isReady, words, umpire, lacking, more }: ReasonProps) {
  const { t } = useTranslation('day');
  const umpiring = umpire ?? lacking;
  return (
    <Typography
      component="div"
      variant="body2"
      color={isReady ? 'textPrimary' : 'textSecondary'}
      sx={reason(isReady)}
    >
      <Box
        component="span"
        sx={{ ...asHigh(isReady), ...narrowed(words, isReady ? longFrom : 2 * longFrom) }}
      >
        {words}
        {umpiring !== null && (
          <Box
            component="span"
            sx={{
              display: { md: 'none', xl: 'inline' },
              ...(umpire === null && { color: 'text.secondary' }),
            }}
          >
            {` ${umpiring}.`}
          </Box>
        )}
      </Box>
      {more !== null && (
        <Box component="span" sx={others}>
          {more > 0 && t('more', { count: more })}
          <Icon path={mdiChevronDown} />
        </Box>
      )}
    </Typography>
  );
});

/** Of a match that waits for nothing but that it was given back: when that was, and until when it is not called by itself. */
export function useHeldWords({ time_zone: zone }: Pick<Day, 'time_zone'>) {
  const { t } = useTranslation('day');
  return (row: QueueRow, match: DayMatch | undefined): string | null => {
    const held = heldOf(match);
    if (!held || row.waits.length !== 1 || row.waits[0]?.code !== 'notBefore') return null;
    return t('heldUntil', { time: formatTime(held.since, zone), until: formatTime(held.until, zone) });
  };
}

/** The words for the matches that go before one that can be called, and the criterion that puts it before the next. */
function useAheadWords() {
  const { t } = useTranslation('day');
  return (ahead: Ahead | undefined, words: string): string => {
    if (ahead?.waits === 'player') return t('playsBefore', { name: ahead.name });
    return ahead?.waits === 'table' ? `${t('ahead', { count: ahead.count })} ${words}` : words;
  };
}

/** Beside the tables, a match that can be called has a line for its table, and one for its reason. */
const reason = (isReady: boolean) =>
  ({
    gridArea: 'why',
    display: 'flex',
    alignItems: 'start',
    gap: 1,
    fontSize: { md: '0.8125rem' },
    lineHeight: { md: 1.15 },
    height: { xs: '2lh', md: isReady ? '1lh' : '2lh', xl: '1lh' },
  }) as const;

const asHigh = (isReady: boolean) =>
  ({
    flex: 1,
    minWidth: 0,
    ...clamped({ xs: 2, md: isReady ? 1 : 2, xl: 1 }),
  }) as const;

const others = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  color: 'primary.main',
  fontWeight: 600,
  '& .MuiSvgIcon-root': { fontSize: '1.15em' },
} as const;
