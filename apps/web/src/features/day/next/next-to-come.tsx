import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useBetweenWords } from '../times/between.tsx';
import { useComingWords } from '../times/use-coming-words.ts';
import { useDayEstimates } from '../times/estimates.tsx';

/** The match that follows once the queue is empty: the first of a phase that has none yet, and when it will likely begin. */
export function NextToCome({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const words = useComingWords();
  const between = useBetweenWords(day.time_zone);
  const estimates = useDayEstimates();
  const [first] = (estimates?.to_come ?? [])
    .flatMap(({ start, ...coming }) => (start ? [{ start, coming }] : []))
    .toSorted((one, other) => Date.parse(one.start.likely) - Date.parse(other.start.likely));
  if (!first) return null;
  const { start, coming } = first;
  return (
    <>
      <Typography noWrap sx={{ lineHeight: 1.4, fontWeight: 600 }}>
        {t('next.afterwards', { what: words.nameOf(coming) })}
      </Typography>
      <Typography variant="body2" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[between('starts', start), words.lackOf(coming)].join(' · ')}
      </Typography>
    </>
  );
}
