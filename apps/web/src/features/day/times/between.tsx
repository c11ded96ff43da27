import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EstimatedInstant } from '@topspin/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { callOf } from '../queue/call-time.ts';

/** An interval of a day: "11:20–11:50", or one time where both are the same minute. */
export function shownBetween({ earliest, latest }: EstimatedInstant, zone: string): string {
  const [from, to] = [formatTime(earliest, zone), formatTime(latest, zone)];
  return from === to ? from : `${from}–${to}`;
}

/** The same as a sentence, of a call, a start or an end. */
export function useBetweenWords(zone: string) {
  const { t } = useTranslation('day');
  return (what: 'call' | 'starts' | 'ends', { earliest, latest }: EstimatedInstant): string => {
    const [from, to] = [formatTime(earliest, zone), formatTime(latest, zone)];
    return from === to ? t(`times.${what}At`, { time: from }) : t(`times.${what}Between`, { from, to });
  };
}

type Props = {
  /** Its place is kept while it is not known. */
  readonly start: EstimatedInstant | null | undefined;
  readonly zone: string;
  /** What is said in place of when it is called: that it can be now, or once a table is free. */
  readonly callable: string | null;
  /** Whether the start is being estimated again. */
  readonly isComing?: boolean;
};

/**
 * In a line, when a match is called and when it starts, which is some minutes later; as sentences for those who hear it. Drawn again only if
 * that changes.
 */
export const CallAndStart = memo(function CallAndStart({ start, zone, callable, isComing = false }: Props) {
  const { t } = useTranslation('day');
  const words = useBetweenWords(zone);
  const call = start && callOf(start);
  return (
    <Typography variant="body2" noWrap sx={{ minHeight: '1lh', fontVariantNumeric: 'tabular-nums' }}>
      {callable !== null && <strong>{callable}</strong>}
      {callable === null && isComing && t('times.calculating')}
      {start && call && (
        <>
          <span aria-hidden>
            {callable === null && <strong>{t('times.calling', { time: shownBetween(call, zone) })}</strong>}
            <Box component="span" sx={{ display: { md: 'none', xl: 'inline' } }}>
              {` · ${t('times.starting', { time: shownBetween(start, zone) })}`}
            </Box>
          </span>
          <VisuallyHidden>{`. ${callable === null ? `${words('call', call)}. ` : ''}${words('starts', start)}.`}</VisuallyHidden>
        </>
      )}
    </Typography>
  );
});
