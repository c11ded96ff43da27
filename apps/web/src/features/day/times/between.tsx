import Typography from '@mui/material/Typography';
import type { EstimatedInstant } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';

/** An interval of a day: "11:20–11:50", or one time where both are the same minute. */
export function shownBetween({ earliest, latest }: EstimatedInstant, zone: string): string {
  const [from, to] = [formatTime(earliest, zone), formatTime(latest, zone)];
  return from === to ? from : `${from}–${to}`;
}

/** The same as a sentence, of a start or an end. */
export function useBetweenWords(zone: string) {
  const { t } = useTranslation('day');
  return (what: 'starts' | 'ends', { earliest, latest }: EstimatedInstant): string => {
    const [from, to] = [formatTime(earliest, zone), formatTime(latest, zone)];
    return from === to ? t(`times.${what}At`, { time: from }) : t(`times.${what}Between`, { from, to });
  };
}

type Props = {
  /** Its place is kept while it is not known. */
  readonly start: EstimatedInstant | null | undefined;
  readonly zone: string;
};

/** When a match begins, and the same as a sentence for those who hear it. */
export function StartsBetween({ start, zone }: Props) {
  const words = useBetweenWords(zone);
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ flex: 'none', minWidth: '11ch', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
    >
      {start && (
        <>
          <span aria-hidden>{shownBetween(start, zone)}</span>
          <VisuallyHidden>{words('starts', start)}</VisuallyHidden>
        </>
      )}
    </Typography>
  );
}
