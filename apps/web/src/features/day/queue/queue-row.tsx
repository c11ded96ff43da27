import { mdiDotsVertical, mdiPin } from '@mdi/js';
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
import { matchesOf, mayCall, useMatchName, useSideNames } from '../shown-day.ts';
import { isFixedByHand } from './held.ts';
import { hasSeveral } from '../why/reasons.ts';
import { Handle, Names } from './row-names.tsx';
import { Goes, small, Times } from './row-times.tsx';
import { Why } from '../why/row-why.tsx';
import { useFixedWords, useWhere } from '../why/where-words.ts';

const Reasons = lazyDialog(() => import('../why/reasons-popover.tsx').then((it) => it.Reasons));

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
  const { day, match } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', mx: -1, ...(canCallRow(props) && button) }}>
      <Row {...props} />
      <FixButton {...{ day, match }} isGone={props.isGone} />
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
    isSameChoice(one.day.tables, other.day.tables) &&
    named.every((id) => id === undefined || before.get(id) === now.get(id))
  );
}

/** Whether the tables that a match can be fixed to are said in the same words. */
const isSameChoice = (one: Day['tables'], other: Day['tables']): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(({ name, state, word }, at) => {
      const table = other[at];
      return name === table?.name && state === table.state && word === table.word;
    }));

/** A person may call earlier than they, or somebody else, once said: nothing else is waited for. */
const isCallable = ({ ready, waits }: RowOfQueue): boolean =>
  ready || (waits.length > 0 && waits.every(({ code }) => code === 'notBefore'));

const canCallRow = ({ day, row, match, isGone }: Pick<Props, 'day' | 'row' | 'match' | 'isGone'>): boolean =>
  !isGone && isCallable(row) && mayCall(day, match);

/**
 * As high as its longest reason, so that what is below stays where it is. A tap chooses a match that can be called, and shows all reasons of
 * one that waits for several things.
 */
function Row({ day, row, match, isGone, isChosen, acts }: Props) {
  const { t } = useTranslation('day');
  const [a, b] = useSideNames(day)(match);
  const where = useWhere(day);
  const fixedWords = useFixedWords(day);
  const canCall = canCallRow({ day, row, match, isGone });
  const opens = !canCall && !isGone && hasSeveral(row);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const drag = useDrag({
    accepts: '[data-call]',
    onDrop: ({ onto }) => acts.current.onCall(row.match_id, Number(onto.dataset['call'])),
  });
  return (
    <>
      <ListItemButton
        {...(canCall && drag)}
        {...(opens
          ? { 'aria-haspopup': 'dialog', 'aria-expanded': anchor !== null }
          : { 'aria-pressed': isChosen })}
        selected={isChosen}
        disabled={!canCall && !opens}
        onClick={(event) => {
          if (opens) setAnchor(event.currentTarget);
          else if (!event.defaultPrevented) acts.current.onChoose(row.match_id);
        }}
        sx={{
          ...partsOf(row.ready),
          '&.Mui-disabled': { opacity: isGone ? 0.6 : 1 },
        }}
      >
        <Box sx={{ gridArea: 'names', minWidth: 0, display: 'flex', gap: 1 }}>
          <Names weight={row.ready ? 600 : 400} {...{ a, b }} />
          <Handle isShown={canCall} />
        </Box>
        <Where text={match ? [where(match), fixedWords(match)].filter(Boolean).join(' · ') : ''} />
        <Goes {...{ day, row, isGone }} match={isGone ? undefined : match} />
        <Times {...{ day, row, isGone }} />
        <Why {...{ day, row, match, isGone, opens }} />
        {canCall && (
          <Box component="span" aria-hidden sx={callWord}>
            {t('callThis')}
          </Box>
        )}
      </ListItemButton>
      {opens && anchor && <Reasons {...{ day, row, anchor }} onClose={() => setAnchor(null)} />}
    </>
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
    columnGap: { xs: 1, md: 0.5, xl: 1 },
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

/** Not drawn again, like the names and the buttons, when only the table of a match changes, as it does in ten rows at each call. */
const Where = memo(({ text }: { readonly text: string }) => (
  <Typography variant="body2" color="textSecondary" noWrap sx={{ gridArea: 'where', ...small }}>
    {text}
  </Typography>
));

/** It looks like what it is, where it can be called. */
const button = { borderRadius: 1, boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' } as const;

/** The word for what a tap on the row does. It belongs to the button of the row, and stands where there is room: below the button beside it. */
const callWord = {
  position: 'absolute',
  left: '100%',
  bottom: { xs: 8, md: 4 },
  width: { xs: 44, md: 40, xl: 44 },
  height: { xs: 44, md: 28, xl: 20 },
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  bgcolor: 'quiet',
  color: 'primary.main',
  fontSize: { xs: '0.875rem', md: '0.75rem' },
  fontWeight: 650,
  fontStretch: '75%',
} as const;

/** Below each other, where a row is high enough: no text is narrower for the second one. The first stays in its place, at the edge. */
const acts = { flex: 'none', display: 'flex', flexDirection: { xs: 'column', xl: 'row-reverse' } } as const;

type FixProps = { readonly day: Day; readonly match: DayMatch | undefined; readonly isGone: boolean };

/** For organisers of the open: fixes the table or the time of a match, or notes somebody who is not in the hall, who is back with one tap. */
function FixButton({ day, match, isGone }: FixProps) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const [isOpen, setOpen] = useState(false);
  if (!match || !mayCall(day, match)) return null;
  const [absent, ...others] = isGone ? [] : absentIn(match);
  return (
    <Box sx={acts}>
      <Fix
        label={t('fixOf', { match: nameOf(match) })}
        title={t('fix')}
        isFixed={isFixedByHand(match)}
        {...{ isGone, setOpen }}
      />
      {absent && others.length === 0 && <BackButton {...{ day }} player={absent} />}
      {isOpen && <FixDialog {...{ day, match }} onClose={() => setOpen(false)} />}
    </Box>
  );
}

type FixShown = {
  readonly label: string;
  readonly title: string;
  readonly isFixed: boolean;
  readonly isGone: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

const Fix = memo(({ label, title, isFixed, isGone, setOpen }: FixShown) => (
  <IconButton
    aria-label={label}
    title={title}
    color={isFixed ? 'primary' : 'default'}
    disabled={isGone}
    onClick={() => setOpen(true)}
    sx={{ flex: 'none' }}
  >
    <Icon path={isFixed ? mdiPin : mdiDotsVertical} />
  </IconButton>
));
