import {
  type Day,
  type DayCall,
  getOpenDay,
  getVenueDay,
  type MatchPage,
  putResult,
  restoreCall,
  takeResultBack,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call as send } from '#lib/api/client.ts';
import { isProblem, isRefused } from '#lib/api/problem.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { dayUndoLasts } from '../offline/undo-lasts.ts';
import { useMatchName } from '../shown-day.ts';
import type { Absence } from './absence.ts';

/** Gives a called match as a walkover, and offers to take that back: the call goes on, or the match is in the queue. */
export function useWalkover(day: Day, called: DayCall, onGiven: () => void) {
  const { t } = useTranslation('day');
  const match = useMatchName(day)(called.match_id);
  const params = { id: called.match_id };
  return useWrite({
    write: ({ absent, came }: Absence, idempotencyKey) =>
      send(putResult, {
        params,
        body: {
          outcome: 'walkover',
          sets: [],
          winner: absent === 'both' ? null : absent === 'a' ? 'b' : 'a',
          ...(came.length > 0 && { came: [...came] }),
        },
        idempotencyKey,
      }),
    onSettled: () => invalidate(getOpenDay, getVenueDay),
    onSuccess: ({ version, winner, ...sides }) => {
      const name = winner && sides[winner]?.name;
      notifyRemoved(name ? t('walkoverFor', { name }) : t('walkoverBoth'), {
        subtitle: match,
        lasts: dayUndoLasts,
        undo: () => takeBack(day, called, version),
        undone: (isCalled) => (isCalled ? t('restored', { number: called.table }) : t('walkoverQueued')),
      });
      onGiven();
    },
  });
}

/** Takes a walkover back; whether its call goes on. */
async function takeBack(day: Day, called: DayCall, version: MatchPage['version']): Promise<boolean> {
  try {
    await send(takeResultBack, { params: { id: called.match_id }, version });
    return await goOn(day, called);
  } finally {
    void invalidate(getOpenDay, getVenueDay);
  }
}

/** Somebody may have given the table to another match meanwhile. */
async function goOn({ _id: id }: Day, { _id: call_id }: DayCall): Promise<boolean> {
  try {
    await send(restoreCall, { params: { id, call_id } });
    return true;
  } catch (problem) {
    if (isProblem(problem) && isRefused(problem)) return false;
    throw problem;
  }
}
