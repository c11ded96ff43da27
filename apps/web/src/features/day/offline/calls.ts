import {
  callAgain,
  callMatch,
  getOpenDay,
  getVenueDay,
  noteAbsence,
  notePresence,
  restoreCall,
  returnToQueue,
} from '@topspin/contract';
import i18next from 'i18next';
import { call } from '#lib/api/client.ts';
import { isProblem, isRefused, type Problem } from '#lib/api/problem.ts';
import { invalidate } from '#lib/api/query.ts';
import { formatTime } from '#lib/format.ts';
import type { Item, NewItem } from '#lib/outbox/item.ts';
import type { Kind, Refused } from '#lib/outbox/sender.ts';
import { type Calling, isCalling } from './calling-item.ts';

/** What the server answers to an act: the id of a new call, the names of the people noted as absent, or just that it is done. */
export type Answer = string | readonly string[] | true;

/** Sends one: repeated, it is done once. */
export async function sendCalling(
  { id: idempotencyKey, body }: NewItem<Calling>,
  signal: AbortSignal,
): Promise<Answer> {
  const { day: id } = body;
  switch (body.act) {
    case 'call': {
      const made = await call(callMatch, {
        params: { id },
        body: { match_id: body.match, table: body.table },
        idempotencyKey,
        signal,
      });
      return made._id;
    }
    case 'again':
      await call(callAgain, { params: { id, call_id: body.call }, body: { number: body.number }, signal });
      break;
    case 'presence':
      await call(notePresence, {
        params: { id, call_id: body.call },
        body: { side: body.side, present: body.present },
        signal,
      });
      break;
    case 'restore':
      await call(restoreCall, { params: { id, call_id: body.call }, signal });
      break;
    case 'back': {
      const { absent } = await call(returnToQueue, {
        params: { id, call_id: body.call },
        query: { absent: body.absent, ...(body.came?.length && { came: [...body.came] }) },
        signal,
      });
      return absent.map(({ name }) => name);
    }
    case 'absence':
      await call(noteAbsence, {
        params: { id, player_id: body.player },
        body: { absent: body.absent },
        signal,
      });
  }
  return true;
}

/** A connection that takes longer is given up and tried again. */
const longest = 15_000;

/** Sends calls one by one: a refusal concerns one match, and a person decides about it. */
export const calls: Kind = {
  atMost: 1,
  send: async ([item]) => {
    if (item === undefined || !isCalling(item)) return undefined;
    try {
      await sendCalling(item, AbortSignal.timeout(longest));
    } catch (problem) {
      if (isProblem(problem) && isRefused(problem)) {
        void invalidate(getOpenDay, getVenueDay);
        // It is back in the queue, or the match has begun without it.
        if (problem.code === 'day.callEnded' && item.body.act !== 'restore') return undefined;
        return takenMeanwhile(item, problem);
      }
      throw problem;
    }
    void invalidate(getOpenDay, getVenueDay);
    return undefined;
  },
};

/** The table or somebody was taken meanwhile: what stands in the way, and who called it when. */
function takenMeanwhile(item: Item, { code, body, message }: Problem): Refused {
  const { by, at } = body?.details ?? {};
  const called =
    typeof by === 'string' && by !== '' && typeof at === 'string'
      ? i18next.t('shell:queue.calledBy', { by, time: formatTime(at) })
      : '';
  const words = [message, called].filter(Boolean).join(' ');
  const known = code === 'network' ? 'unexpected' : code;
  return { from: item.id, refusal: { code: known, message: words, at: Date.now() } };
}
