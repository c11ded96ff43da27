import { mdiAccountCheck, mdiAccountQuestionOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import {
  type Day,
  type DayCall,
  type DayMatch,
  getOpenDay,
  getVenueDay,
  notePresence,
} from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call as send } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { Icon } from '#ui/icon.tsx';

const row = { display: 'flex', gap: 1, alignItems: 'center', width: '100%', height: 44, px: 2 } as const;

type Props = { readonly name: string; readonly children?: ReactNode };

/** A side of a match at a table, as high as a tap needs. */
export const SideRow = ({ name, children }: Props) => (
  <Box sx={row}>
    <Name>{name}</Name>
    {children}
  </Box>
);

const Name = ({ children }: { readonly children: string }) => (
  <Typography
    component="span"
    noWrap
    sx={{ flex: 1, minWidth: 0, fontWeight: 600, textAlign: 'start', color: 'text.primary' }}
  >
    {children}
  </Typography>
);

type ScoreProps = { readonly match: DayMatch; readonly side: 'a' | 'b' };

/** The sets of a side, and its points in the set being played. */
export const SideScore = ({ match, side }: ScoreProps) => (
  <Typography component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
    {match.sets_won[side]} · {match.sets.at(-1)?.[side] ?? 0}
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
  const note = useWrite({
    write: (present: boolean) =>
      send(notePresence, { params: { id: day._id, call_id: call._id }, body: { side, present } }),
    onSettled: () => invalidate(getOpenDay, getVenueDay),
  });
  const isHere = note.isPending ? note.variables : call.present[side] !== null;
  return (
    <ButtonBase
      aria-pressed={isHere}
      aria-label={t('present', { name })}
      onClick={() => note.mutate(!isHere)}
      sx={{ ...row, color: isHere ? 'primary.main' : 'text.secondary' }}
    >
      <Name>{name}</Name>
      <Icon path={isHere ? mdiAccountCheck : mdiAccountQuestionOutline} />
    </ButtonBase>
  );
}
