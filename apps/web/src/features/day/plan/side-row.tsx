import { mdiAccountCheck, mdiAccountQuestionOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Day, DayCall, DayMatch } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { clamped } from '#ui/layout.ts';
import { inShortWindow } from './short-window.ts';
import { useCallingWrite } from '../offline/use-calling-write.ts';

const row = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  width: '100%',
  minHeight: '2.75rem',
  px: 1.5,
  [inShortWindow]: { minHeight: '2.375rem' },
} as const;

type Props = {
  readonly name: string;
  /** Of a match that is over: who did not win it. */
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
};

/** A side of a match at a table, as high as a tap needs. */
export const SideRow = ({ name, isQuiet = false, children }: Props) => (
  <Box sx={isQuiet ? quiet : row}>
    <Name>{name}</Name>
    {children}
  </Box>
);

const quiet = { ...row, '& [data-name]': { fontWeight: 400, color: 'text.secondary' } } as const;

/** Whole in the height of a tap, with both surnames: in two lines, a long one of narrower letters, and the longest in three. */
const Name = ({ children }: { readonly children: string }) => (
  <Typography component="span" data-name sx={{ ...name, ...sizeOf(children) }}>
    {children}
  </Typography>
);

const name = {
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
  textAlign: 'start',
  color: 'text.primary',
  lineHeight: 1.25,
  [inShortWindow]: { fontSize: '0.9375rem', lineHeight: 1.15 },
  ...clamped(2),
} as const;

/** For the letters of a name; of more than these it is narrower, and smaller. */
const longFrom = 18;
const longestFrom = 38;

const sizeOf = ({ length }: string): object =>
  length > longestFrom
    ? {
        fontSize: '0.875rem',
        fontStretch: '75%',
        lineHeight: 1,
        // The letters of a line this low reach over its edges; the first and the last are not cut there.
        py: '0.1em',
        WebkitLineClamp: '3',
        [inShortWindow]: { fontSize: '0.75rem' },
      }
    : length > longFrom
      ? { fontStretch: '75%' }
      : {};

type ScoreProps = { readonly match: DayMatch; readonly side: 'a' | 'b' };

/** The sets of a side, and its points in the set being played, once it is played; nothing of whom the user may not know. */
export const SideScore = ({ match, side }: ScoreProps) =>
  match.state === 'inPlay' &&
  match[side] !== null && (
    <Typography component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
      {match.sets_won[side]} · {match.sets.at(-1)?.[side] ?? 0}
    </Typography>
  );

/** The sets of a side in a match that is over; none in one of an open that the user may not know of. */
export const SetsWon = ({ match, side }: ScoreProps) =>
  match[side] !== null && (
    <Typography component="span" sx={{ fontWeight: match.winner === side ? 750 : 400 }}>
      {match.sets_won[side]}
    </Typography>
  );

type AwaitedProps = {
  readonly day: Day;
  readonly call: DayCall;
  readonly side: 'a' | 'b';
  readonly name: string;
};

/** A side that was called: a tap says that it is at the table, another that it is not. */
export function AwaitedSide({ day, call, side, name }: AwaitedProps) {
  const { t } = useTranslation('day');
  const note = useCallingWrite(day);
  const sent = note.isPending ? note.variables?.act : undefined;
  const isHere = sent?.act === 'presence' ? sent.present : call.present[side] !== null;
  const tap = () =>
    note.mutate({ act: { act: 'presence', call: call._id, side, present: !isHere }, whom: name });
  return (
    <ButtonBase
      aria-pressed={isHere}
      aria-label={t('present', { name })}
      onClick={tap}
      sx={{ ...row, color: isHere ? 'primary.main' : 'text.secondary' }}
    >
      <Name>{name}</Name>
      <Icon path={isHere ? mdiAccountCheck : mdiAccountQuestionOutline} />
    </ButtonBase>
  );
}
