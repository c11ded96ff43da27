import { mdiDotsVertical, mdiDragVertical, mdiPin } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch, QueueRow as RowOfQueue } from '@topspin/contract';
import { memo, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrag } from '#ui/act/use-drag.ts';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { Icon } from '#ui/icon.tsx';
import { absentIn } from '../absences/absent.ts';
import { BackButton } from '../absences/back-button.tsx';
import { useTableWords } from '../next/table-words.ts';
import { matchesOf, mayCall, useMatchName, useSideNames } from '../shown-day.ts';
import { CallAndStart, shownBetween } from '../times/between.tsx';
import { useIsTableFree, useStandingEstimate } from '../times/estimates.tsx';
import { callOf } from './call-time.ts';
import { useFixedWords, useRowWords, useWhere } from './row-words.ts';

const FixDialog = lazyDialog(() => import('./fix-dialog.tsx').then((it) => it.FixDialog));

/** The two things one can do with a row of the queue: choose it, or drag it to a table. */
export type ActsOfQueue = {
  readonly onChoose: (match: string) => void;
  /** A row was dragged onto a free table. */
  readonly onCall: (match: string, table: number) => void;
};

type Props = {
  readonly day: Day;
  readonly row: RowOfQueue;
  readonly match: DayMatch | undefined;
  /** Whether somebody else has called it meanwhile. */
  readonly isGone: boolean;
  readonly isChosen: boolean;
  /** The latest handlers, in a ref, so that new ones do not draw a row again that shows the same. */
  readonly acts: RefObject<ActsOfQueue>;
};

/** A match of the queue with its reason, and the button that fixes its table or time. */
export const QueueRow = memo(function QueueRow(props: Props) {
  const { day, match, isGone } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', mx: -1 }}>
      <Row {...props} />
      <FixButton {...{ day, match, isGone }} />
    </Box>
  );
}, showsSame);

/** Whether a row shows the same: of hundreds, a change concerns a few. */
function showsSame(one: Props, other: Props): boolean {
  const named = one.row.waits.flatMap(({ match_id, feeders = [] }) => [
    match_id,
    ...feeders.map((feeder) => feeder.match_id),
  ]);
  const [before, now] = [matchesOf(one.day), matchesOf(other.day)];
  return (
    one.row === other.row &&
    one.match === other.match &&
    one.isGone === other.isGone &&
    one.isChosen === other.isChosen &&
    one.day.opens === other.day.opens &&
    one.day.tables.length === other.day.tables.length &&
    named.every((id) => id === undefined || before.get(id) === now.get(id))
  );
}

/** A person may call earlier than they, or somebody else, once said: nothing else is waited for. */
const isCallable = ({ ready, waits }: RowOfQueue): boolean =>
  ready || (waits.length > 0 && waits.every(({ code }) => code === 'notBefore'));

/** As high as its longest reason, so that what is below stays where it is. */
function Row({ day, row, match, isGone, isChosen, acts }: Props) {
  const { t } = useTranslation('day');
  const sidesOf = useSideNames(day);
  const words = useRowWords(day);
  const where = useWhere(day);
  const fixedWords = useFixedWords(day);
  const canCall = !isGone && isCallable(row) && mayCall(day, match);
  const drag = useDrag({
    accepts: '[data-call]',
    onDrop: ({ onto }) => acts.current.onCall(row.match_id, Number(onto.dataset['call'])),
  });
  return (
    <ListItemButton
      {...drag}
      selected={isChosen}
      disabled={!canCall}
      aria-pressed={isChosen}
      onClick={(event) => event.defaultPrevented || acts.current.onChoose(row.match_id)}
      sx={{
        ...partsOf(row.ready),
        ...(canCall && button),
        '&.Mui-disabled': { opacity: isGone ? 0.6 : 1 },
      }}
    >
      <Box sx={{ gridArea: 'names', minWidth: 0, display: 'flex', gap: 1 }}>
        <Names weight={row.ready ? 600 : 400} sides={sidesOf(match)} />
        <Handle isShown={canCall} />
      </Box>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ gridArea: 'where', ...small }}>
        {match && [fixedWords(match), where(match)].filter(Boolean).join(' · ')}
      </Typography>
      <Goes {...{ day, row, isGone }} match={isGone ? undefined : match} />
      <Times {...{ day, row, isGone }} />
      <Typography variant="body2" color={row.ready ? 'textPrimary' : 'textSecondary'} sx={why(row.ready)}>
        {isGone
          ? [t('states.called'), match?.table && t('table', { number: match.table })]
              .filter(Boolean)
              .join(' · ')
          : words(row)}
        {!isGone && row.umpire !== undefined && (
          <Box component="span" sx={{ display: { md: 'none', xl: 'inline' } }}>
            {` ${t('umpire', { name: row.umpire })}.`}
          </Box>
        )}
      </Typography>
    </ListItemButton>
  );
}

/** In a list of its own, beside the tables, and there in a very wide window. */
const partsOf = (isReady: boolean) =>
  ({
    px: 1,
    py: { xs: 1, md: 0.25 },
    minWidth: 0,
    display: 'grid',
    alignItems: 'start',
    columnGap: 1,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) auto',
      md: 'auto minmax(0, 1fr) auto',
      xl: 'minmax(0, 1fr) minmax(0, 8.5rem) minmax(0, 8.5rem)',
    },
    gridTemplateAreas: {
      xs: '"names names" "where goes" "times times" "why why"',
      md: isReady
        ? '"names names names" "times where where" "goes goes goes" "why why why"'
        : '"names names names" "times where goes" "why why why"',
      xl: '"names times times" "names where goes" "why why why"',
    },
  }) as const;

/** It looks like what it is, where it can be called. */
const button = { borderRadius: 1, boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' } as const;

const times = {
  gridArea: 'times',
  minWidth: 0,
  '& .MuiTypography-root': { minHeight: '1lh', fontSize: { md: '0.8125rem' }, lineHeight: { md: 1.2 } },
} as const;

const small = { minHeight: '1lh', fontSize: { md: '0.8125rem' }, lineHeight: { md: 1.2 } } as const;

/** Of a match that can be called, beside the tables, its table has a line, and the reason needs one. */
const why = (isReady: boolean) =>
  ({
    gridArea: 'why',
    fontSize: { md: '0.8125rem' },
    lineHeight: { md: 1.15 },
    height: { xs: '2lh', md: isReady ? '1lh' : '2lh', xl: '1lh' },
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: { xs: 2, md: isReady ? 1 : 2, xl: 1 },
    WebkitBoxOrient: 'vertical',
  }) as const;

/** The two players, each on a line of their own: Spanish names with both surnames do not fit beside each other. */
function Names({
  weight,
  sides: [a, b],
}: {
  readonly weight: number;
  readonly sides: readonly [string, string?];
}) {
  const side = {
    display: 'block',
    fontWeight: weight,
    fontSize: { md: '0.9375rem' },
    lineHeight: { xs: '1.5rem', md: '1.125rem' },
  } as const;
  return (
    <Box sx={{ minWidth: 0, flex: 1, height: { xs: '3rem', md: '2.25rem' } }}>
      <Typography component="span" noWrap sx={{ ...side, ...narrowed(a) }}>
        {b === undefined ? a : `${a} –`}
      </Typography>
      <Typography component="span" noWrap sx={{ ...side, ...narrowed(b) }}>
        {b}
      </Typography>
    </Box>
  );
}

/** A name of more letters is narrower. */
const longFrom = 24;
const narrowed = (name = ''): object => (name.length > longFrom ? { fontStretch: '75%' } : {});

type TimesProps = { readonly day: Day; readonly row: RowOfQueue; readonly isGone: boolean };

/** To which table, by itself like the times; beside the tables, of a match that can be called, also when. */
function Goes({ day, row, match }: TimesProps & { readonly match: DayMatch | undefined }) {
  const { t } = useTranslation('day');
  const tableWords = useTableWords();
  const estimate = useStandingEstimate(row, day);
  const call = estimate?.start && callOf(estimate.start);
  // What is expected within one minute is called now, as the row says.
  const isLater = call && call.earliest !== call.latest;
  const words = match ? tableWords(match, estimate?.soon) : '';
  return (
    <Typography variant="body2" noWrap sx={{ gridArea: 'goes', textAlign: { xl: 'end' }, ...small }}>
      <strong>{words}</strong>
      {words !== '' && row.ready && isLater && (
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline', xl: 'none' } }}>
          {` · ${t('times.calling', { time: shownBetween(call, day.time_zone) })}`}
        </Box>
      )}
      {match && row.umpire !== undefined && (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline', xl: 'none' } }}>
          {[words && ' ', t('umpire', { name: row.umpire })].filter(Boolean).join('· ')}
        </Box>
      )}
    </Typography>
  );
}

/** By itself, since all estimates are new after each change. */
function Times({ day, row, isGone }: TimesProps) {
  const { t } = useTranslation('day');
  const estimate = useStandingEstimate(row, day);
  const isTableFree = useIsTableFree();
  const callable = row.ready && !isGone;
  return (
    <Box sx={times}>
      <CallAndStart
        start={isGone ? null : estimate?.start}
        zone={day.time_zone}
        callable={callable ? t(isTableFree ? 'callable' : 'callableOnceFree') : null}
      />
    </Box>
  );
}

/** Below each other, where a row is high enough: no text is narrower for the second one. */
const acts = { flex: 'none', display: 'flex', flexDirection: { xs: 'column', xl: 'row' } } as const;

type FixProps = { readonly day: Day; readonly match: DayMatch | undefined; readonly isGone: boolean };

/** Fixes the table or the time of a match, or says who is not in the hall, for who organises its open; where one is not, they are back with one tap. */
function FixButton({ day, match, isGone }: FixProps) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const [isOpen, setOpen] = useState(false);
  if (!match || !mayCall(day, match)) return null;
  const [absent, ...others] = isGone ? [] : absentIn(match);
  return (
    <Box sx={acts}>
      {absent && others.length === 0 && <BackButton {...{ day }} player={absent} />}
      <IconButton
        aria-label={t('fixOf', { match: nameOf(match) })}
        title={t('fix')}
        color={match.fixed ? 'primary' : 'default'}
        disabled={isGone}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none' }}
      >
        <Icon path={match.fixed ? mdiPin : mdiDotsVertical} />
      </IconButton>
      {isOpen && <FixDialog {...{ day, match }} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** Where a finger drags, beside a plan that is on the same screen; elsewhere on the row it scrolls. */
const Handle = ({ isShown }: { readonly isShown: boolean }) => (
  <Box
    sx={{
      visibility: isShown ? undefined : 'hidden',
      display: { xs: 'none', md: 'grid' },
      placeItems: 'center',
      width: 44,
      flex: 'none',
      height: 44,
      mx: -1,
      my: -1.25,
      touchAction: 'none',
      cursor: 'grab',
      color: 'text.secondary',
    }}
  >
    <Icon path={mdiDragVertical} />
  </Box>
);
