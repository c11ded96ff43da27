import Box from '@mui/material/Box';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { shownBetween } from './between.tsx';
import type { TimelineItem } from './timeline-rows.ts';
import { pixelsOf, type Scale } from './timeline-scale.ts';
import { useItemWords } from './use-time-words.ts';

/** Told apart by frame and filling, and not by colour alone: what is planned is dashed. */
export const looks = {
  played: { bgcolor: 'action.selected', borderStyle: 'solid', borderColor: 'transparent' },
  playing: {
    bgcolor: 'var(--mui-palette-table-main)',
    color: 'var(--mui-palette-table-line)',
    borderStyle: 'solid',
    borderColor: 'transparent',
  },
  called: { bgcolor: 'background.paper', borderStyle: 'solid', borderColor: 'primary.main' },
  planned: { bgcolor: 'background.paper', borderStyle: 'dashed', borderColor: 'outline' },
} as const;

/** Of what lasts longer than expected, or begins after its time. */
export const lateEdge = {
  borderLeft: 4,
  borderLeftStyle: 'solid',
  borderLeftColor: 'secondary.main',
} as const;

/** A bar of fewer pixels has no room for the word before the time of its end, and for times of the usual width. */
const wordsFrom = 116;
const wholeFrom = 100;

type Props = {
  readonly day: Day;
  readonly item: TimelineItem;
  readonly scale: Scale;
  /** Where its bar ends, in milliseconds. */
  readonly until: number;
};

/** A match on the timeline, as long as it takes; its sentence is for those who hear it. */
export function TimelineBar({ day, item, scale, until }: Props) {
  const { t } = useTranslation('day');
  const { nameOf, whereOf, whenOf, kindOf, lateOf } = useItemWords(day);
  const late = lateOf(item);
  const from = pixelsOf(scale, item.from);
  const sentence = [nameOf(item), whereOf(item), kindOf(item), whenOf(item), late].filter(Boolean).join(', ');
  const { match, start, end } = item;
  const lines = match
    ? [match.a?.name ?? nameOf(item), match.b?.name ?? (match.a ? t('unknown') : '')]
    : [nameOf(item), ''];
  const times = start ?? end;
  const width = Math.max(pixelsOf(scale, until) - from - 2, 6);
  return (
    <Box
      component="li"
      title={sentence}
      sx={{
        position: 'absolute',
        top: 4,
        bottom: 4,
        left: from,
        width,
        overflow: 'hidden',
        listStyle: 'none',
        border: 1,
        borderRadius: 1,
        px: 0.5,
        fontSize: 12,
        lineHeight: '19px',
        ...looks[item.kind],
        ...(late && lateEdge),
      }}
    >
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <Box
        aria-hidden
        sx={{
          '& > span': {
            display: 'block',
            whiteSpace: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          },
        }}
      >
        {lines.map((line, place) => (
          <span key={place}>{line || '\u00a0'}</span>
        ))}
        <Box
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums', ...(width < wholeFrom && { fontStretch: '75%' }) }}
        >
          {late
            ? t('times.more', { count: item.lateMinutes })
            : times
              ? start
                ? shownBetween(times, day.time_zone)
                : t(width < wordsFrom ? 'times.endingShort' : 'times.ending', {
                    to: shownBetween(times, day.time_zone),
                  })
              : formatTime(item.from, day.time_zone)}
        </Box>
      </Box>
    </Box>
  );
}
