import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayEstimates, EstimatedInstant } from '@topspin/contract';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { formatList, formatTime } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { shownBetween } from '../times/between.tsx';
import { useShownEnd } from '../times/estimates.tsx';
import { LateMatches } from '../times/late-matches.tsx';
import { useMovedWords } from './moved-words.ts';
import { inSteps } from './shown-end.ts';
import { useDelayWords } from '../times/use-time-words.ts';

type Props = { readonly day: Day; readonly estimates: DayEstimates };

/** When the day and each of its phases end, and how late they are. */
export function DayEnd({ day, estimates }: Props) {
  const { t } = useTranslation('day');
  const { planned_end: planned, needs_table: isClosed } = estimates;
  const shown = useShownEnd();
  const end = shown?.end ?? null;
  const movedWords = useMovedWords(day);
  const delay = useDelayWords();
  if (end === null)
    return (
      <Panel title={t('times.end')}>
        <Typography color="textSecondary">{t(isClosed ? 'needsTable' : 'times.over')}</Typography>
        <Uncounted {...{ day, estimates }} />
      </Panel>
    );
  return (
    <Panel title={t('times.end')}>
      <Typography
        sx={{ fontSize: '2.5rem', lineHeight: 1.1, fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}
      >
        {shownBetween(end, day.time_zone)}
      </Typography>
      {planned !== null && (
        <Typography sx={{ mt: 1 }}>
          {`${delay(planned, end)}. `}
          {t('times.planned', { time: formatTime(planned, day.time_zone) })}
        </Typography>
      )}
      {shown?.moved && <Hint>{`${movedWords(shown.moved)}.`}</Hint>}
      <Hint>{t('times.honest')}</Hint>
      <Uncounted {...{ day, estimates }} />
      <LateMatches {...{ day, estimates }} />
      <Phases {...{ day, estimates }} dayEnd={end} />
    </Panel>
  );
}

/** The opens of which nothing is known that could be counted. */
function Uncounted({ day, estimates: { uncounted } }: Props) {
  const { t } = useTranslation('day');
  const names = uncounted.map((id) => day.opens.find(({ _id }) => _id === id)?.name ?? t('times.otherOpen'));
  return names.length > 0 && <Hint>{t('times.uncounted', { opens: formatList([...new Set(names)]) })}</Hint>;
}

type PhasesProps = Props & {
  /** As it is shown above. */
  readonly dayEnd: EstimatedInstant;
};

/** In the same steps as the day, which ends with one of them. */
function Phases({ day, estimates: { phases, end: last }, dayEnd }: PhasesProps) {
  const { t } = useTranslation('day');
  const delay = useDelayWords();
  const namesIn = (names: string) =>
    names
      .split(' · ')
      .map((one) => phaseNameIn(currentLanguage(), one))
      .join(' · ');
  const openOf = (id: string) =>
    day.opens.length > 1 ? (day.opens.find(({ _id }) => _id === id)?.name ?? t('hidden')) : null;
  const shown = (end: EstimatedInstant) =>
    end.earliest === last?.earliest && end.latest === last.latest ? dayEnd : inSteps(end);
  return (
    <Box component="ul" aria-label={t('times.phases')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {phases.map(({ open_id: open, phase, name, end, planned_end: planned }) => (
        <Box component="li" key={`${open} ${phase}`} sx={row}>
          <Typography sx={{ flex: '1 1 9rem', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {[openOf(open), name && namesIn(name)].filter(Boolean).join(' · ')}
          </Typography>
          <Typography sx={{ flex: '0 1 9rem', fontVariantNumeric: 'tabular-nums' }}>
            {t('times.ending', { to: shownBetween(shown(end), day.time_zone) })}
          </Typography>
          <Hint sx={{ flex: '0 1 9rem' }}>{planned !== null && delay(planned, shown(end))}</Hint>
        </Box>
      ))}
    </Box>
  );
}

/** In columns, or below each other where the text is large and the window narrow. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
