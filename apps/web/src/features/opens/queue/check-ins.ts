import { getOpen, type Inscription, listInscriptions, setInscription } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { isRefused } from '#lib/api/problem.ts';
import { invalidate, queries } from '#lib/api/query.ts';
import type { Item } from '#lib/outbox/item.ts';
import { enqueue, isUnsent, remove, waitingOf } from '#lib/outbox/outbox.ts';
import type { Kind } from '#lib/outbox/sender.ts';
import { randomId } from '#lib/random-id.ts';
import { inscriptionsKey } from '../players/use-inscriptions.ts';
import { aboutChange, orderOfOpen } from './order.ts';

type CheckIn = {
  readonly openId: string;
  readonly inscription: string;
  readonly state: 'registered' | 'waiting' | 'present';
};

const kind = 'checkIns';

const isCheckIn = (item: Item): item is Item<CheckIn> => item.kind === kind;

/** What was tapped at reception and waits to be sent: who is there, and who is not, by registration. */
export const wishesOf = (waiting: readonly Item[]): ReadonlyMap<string, Item<CheckIn>> =>
  new Map(waiting.filter(isCheckIn).map((item) => [item.body.inscription, item]));

export const isThere = ({ state, checked_in }: Inscription): boolean => state === 'present' || checked_in;

/** The registrations as they will be once what waits has been sent. */
export const withWishes = (
  inscriptions: readonly Inscription[],
  waiting: readonly Item[],
): readonly Inscription[] => {
  const wishes = wishesOf(waiting);
  if (wishes.size === 0) return inscriptions;
  return inscriptions.map((inscription) => {
    const wish = wishes.get(inscription._id);
    if (wish === undefined) return inscription;
    const { state } = wish.body;
    // Somebody on the waiting list has no place before reception closes.
    if (inscription.state === 'waiting') return { ...inscription, checked_in: state === 'present' };
    return { ...inscription, state, checked_in: state === 'present' };
  });
};

/** Queues a check-in, or its undo: what the server cannot have yet is taken back instead. Takes the registration as the server has it. */
export function queueCheckIn(openId: string, inscription: Inscription, present: boolean): void {
  const order = orderOfOpen(openId);
  const mine = waitingOf(order).filter(
    (item) => isCheckIn(item) && item.body.inscription === inscription._id,
  );
  const unsent = mine.filter(isUnsent);
  if (unsent.length > 0) remove(unsent.map(({ id }) => id));
  const last = wishesOf(mine.filter((item) => !unsent.includes(item))).get(inscription._id);
  if ((last ? last.body.state === 'present' : isThere(inscription)) === present) return;
  const absent = inscription.waiting_position === null ? 'registered' : 'waiting';
  const body: CheckIn = { openId, inscription: inscription._id, state: present ? 'present' : absent };
  const about = aboutChange(openId, inscription.player.name, present ? 'present' : 'notPresent');
  enqueue({ id: randomId(), kind, order, after: null, about, body });
}

/** A connection that takes longer is given up and tried again. */
const longest = 15_000;

/** Sends check-ins one by one: a refusal concerns one player. Repeating one changes nothing. */
export const checkIns: Kind = {
  atMost: 1,
  send: async (items) => {
    for (const item of items.filter(isCheckIn)) {
      const { openId, inscription, state } = item.body;
      try {
        const changed = await call(setInscription, {
          params: { id: openId, inscription_id: inscription },
          body: { state },
          signal: AbortSignal.timeout(longest),
        });
        queries.setQueryData<readonly Inscription[]>(inscriptionsKey(openId), (known) =>
          known?.map((one) => (one._id === changed._id ? changed : one)),
        );
      } catch (problem) {
        if (isRefused(problem)) void invalidate(queries, listInscriptions, getOpen);
        throw problem;
      }
    }
    return undefined;
  },
};
