import {
  type Day,
  type DayCall,
  type DayMatch,
  editMatch,
  getMatch,
  getOpenDay,
  getVenueDay,
  moveCall,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call as send } from '#lib/api/client.ts';
import { notifyProblem } from '#lib/api/problem-words.tsx';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { writeBegins } from '#ui/act/settling.ts';
import { notify } from '#ui/notify/notifications.ts';
import { dayUndoLasts } from '../offline/undo-lasts.ts';
import { mayCall, mayManage, useMatchName } from '../shown-day.ts';

/** A match at a table, with its call if it was called there: a match may begin without one. */
export type Moving = { readonly match: DayMatch; readonly call: DayCall | undefined };

/**
 * Whether the user may give another table to a match: with the right to call it, or to enter its result if it began without a call.
 */
export const mayMove = (
  day: Day,
  match: DayMatch | undefined,
  call: DayCall | undefined,
): match is DayMatch =>
  match !== undefined && (call ? mayCall(day, match) : match.state === 'inPlay' && mayManage(day, match));

/** Gives a match another table. */
export async function sendMove(day: Day, { match, call }: Moving, table: number): Promise<void> {
  if (call) {
    await send(moveCall, { params: { id: day._id, call_id: call._id }, body: { table } });
    return;
  }
  const { version } = await send(getMatch, { params: { id: match._id } });
  await send(editMatch, { params: { id: match._id }, version, body: { table } });
}

/** Says that a match has another table, and takes that back while the table before is there for it. */
export function useSayMoved(day: Day): (moving: Moving, table: number) => void {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  return (moving, number) => {
    const { match } = moving;
    const words = t(match.state === 'inPlay' ? 'movedPlaying' : 'moved', { number });
    const subtitle = nameOf(match);
    const before = day.tables.find(({ match_id }) => match_id === match._id);
    if (before?.state !== 'open') return notify('success', words, { subtitle });
    const undo = async () => {
      await sendMove(day, moving, before.number);
      await invalidate(getOpenDay, getVenueDay);
    };
    return notifyRemoved(words, { subtitle, lasts: dayUndoLasts, undo });
  };
}

/** Gives a match another table at once, as a drag does. */
export function useMoveTo(day: Day): (moving: Moving, table: number) => Promise<void> {
  const say = useSayMoved(day);
  return async (moving, table) => {
    const ended = writeBegins();
    try {
      await sendMove(day, moving, table);
      say(moving, table);
    } catch (error) {
      notifyProblem(error);
    } finally {
      ended();
      void invalidate(getOpenDay, getVenueDay);
    }
  };
}
