import Typography from '@mui/material/Typography';
import type { Day, QueueRow } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useRowWords } from '../why/row-words.ts';
import { useMatchName } from '../shown-day.ts';
import { useBetweenWords } from '../times/between.tsx';
import { callOf } from '../queue/call-time.ts';
import { useStandingEstimates } from '../times/estimates.tsx';
import { firstToCome } from './first-to-come.ts';

type Props = {
  readonly day: Day;
  /** Matches that the user may call, none of them now. */
  readonly rows: readonly QueueRow[];
};

/** In place of the matches for a table: that none can be called yet, which comes first, when, and what it waits for. */
export function NoneYet({ day, rows }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const rowWords = useRowWords(day);
  const between = useBetweenWords(day.time_zone);
  const estimateOf = useStandingEstimates(day);
  const first = firstToCome(rows, estimateOf);
  if (!first) return <Typography>{t('empty')}</Typography>;
  const { row, start } = first;
  return (
    <>
      <Typography>{t('noneYet')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(start ? 'firstExpected' : 'firstInQueue', { match: nameOf(row.match_id) })}{' '}
        {start && `${between('call', callOf(start))}. `}
        {rowWords(row).words}
      </Typography>
    </>
  );
}
