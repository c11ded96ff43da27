import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch, QueueRow } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import type { Ahead } from './ahead.ts';
import { useAhead } from './all-ahead.tsx';
import { useRowWords } from './row-words.ts';

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
  const { words, untold } = useRowWords(day)(row);
  const ahead = useAhead(row.match_id);
  const aheadWords = useAheadWords();
  const called = [t('states.called'), match?.table && t('table', { number: match.table })];
  return (
    <Typography
      component="div"
      variant="body2"
      color={row.ready ? 'textPrimary' : 'textSecondary'}
      sx={reason(row.ready)}
    >
      <Box component="span" sx={clamped(row.ready)}>
        {isGone ? called.filter(Boolean).join(' · ') : aheadWords(ahead, words)}
        {!isGone && row.umpire !== undefined && (
          <Box component="span" sx={{ display: { md: 'none', xl: 'inline' } }}>
            {` ${t('umpire', { name: row.umpire })}.`}
          </Box>
        )}
      </Box>
      {opens && (
        <Box component="span" sx={more}>
          {untold > 0 && t('more', { count: untold })}
          <Icon path={mdiChevronDown} />
        </Box>
      )}
    </Typography>
  );
}

/** What goes before a match that can be called, with what puts it before the next. */
function useAheadWords() {
  const { t } = useTranslation('day');
  return (ahead: Ahead | undefined, words: string): string => {
    if (ahead?.waits === 'player') return t('playsBefore', { name: ahead.name });
    return ahead?.waits === 'table' ? `${t('ahead', { count: ahead.count })} ${words}` : words;
  };
}

/** Of a match that can be called, beside the tables, its table has a line, and the reason needs one. */
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

const clamped = (isReady: boolean) =>
  ({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: { xs: 2, md: isReady ? 1 : 2, xl: 1 },
    WebkitBoxOrient: 'vertical',
  }) as const;

const more = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  color: 'primary.main',
  fontWeight: 600,
  '& .MuiSvgIcon-root': { fontSize: '1.15em' },
} as const;
