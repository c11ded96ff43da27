import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useBetweenWords } from '../times/between.tsx';
import { useDayEstimates } from '../times/estimates.tsx';

/** The match that follows once the queue is empty: the first of a phase that has none yet, and when it will likely begin. */
export function NextToCome({ day }: { readonly day: Day }) {
  const { t } = useTranslation(['day', 'match']);
  const between = useBetweenWords(day.time_zone);
  const estimates = useDayEstimates();
  const [first] = (estimates?.to_come ?? [])
    .flatMap(({ start, round, drawn }) => (start ? [{ start, round, drawn }] : []))
    .toSorted((one, other) => Date.parse(one.start.likely) - Date.parse(other.start.likely));
  if (!first) return null;
  const { start, round, drawn } = first;
  const what = round === null ? t('day:times.inGroup') : t(`match:rounds.${round}`);
  return (
    <>
      <Typography noWrap sx={{ lineHeight: 1.4, fontWeight: 600 }}>
        {t('day:next.afterwards', { what })}
      </Typography>
      <Typography variant="body2" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[between('starts', start), t(drawn ? 'day:times.drawn' : 'day:times.notDrawn')].join(' · ')}
      </Typography>
    </>
  );
}
