import { getOpen, type Inscription, listInscriptions, setInscription } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { isRefused } from '#lib/api/problem.ts';
import { invalidate, queries } from '#lib/api/query.ts';
import type { Item, NewItem } from '#lib/outbox/item.ts';
import { isUnsent } from '#lib/outbox/on-the-line.ts';
import { enqueue, remove, waitingOf } from '#lib/outbox/outbox.ts';
import type { Kind } from '#lib/outbox/sender.ts';
import { randomId } from '#lib/random-id.ts';
import { inscriptionsKey } from '../use-inscriptions.ts';
import { aboutChange, orderOfOpen } from './order.ts';

type CheckIn = {
  readonly openId: string;
  readonly inscription: string;
  readonly state: 'registered' | 'waiting' | 'present';
  /** The state of somebody who is not there, with a place or waiting for one. */
  readonly absent: 'registered' | 'waiting';
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

/**
 * Queues check-ins, or their undo: what the server cannot have yet is taken back instead. Takes the registrations as they are
 * shown.
 */
export function queueCheckIns(openId: string, inscriptions: readonly Inscription[], present: boolean): void {
  const order = orderOfOpen(openId);
  const mine = waitingOf(order).filter(isCheckIn);
  const takenBack: string[] = [];
  const fresh: NewItem<CheckIn>[] = [];
  for (const inscription of inscriptions) {
    const own = mine.filter(({ body }) => body.inscription === inscription._id);
    const sent = own.filter((item) => !isUnsent(item));
    takenBack.push(...own.filter(isUnsent).map(({ id }) => id));
    const known = sent.at(-1)?.body.state === 'present';
    if ((sent.length > 0 ? known : isThere(knownAs(openId, inscription))) === present) continue;
    const absent = inscription.waiting_position === null ? 'registered' : 'waiting';
    const body = {
      openId,
      inscription: inscription._id,
      state: present ? 'present' : absent,
      absent,
    } as const;
    const about = aboutChange(openId, inscription.player.name, present ? 'present' : 'notPresent');
    fresh.push({ id: randomId(), kind, order, after: null, about, body });
  }
  if (takenBack.length > 0) remove(takenBack);
  if (fresh.length > 0) enqueue(...fresh);
}

/** A registration as the server had it: what is shown already counts what waits. */
const knownAs = (openId: string, inscription: Inscription): Inscription =>
  queries
    .getQueryData<readonly Inscription[]>(inscriptionsKey(openId))
    ?.find(({ _id }) => _id === inscription._id) ?? inscription;

/** What undoes a check-in that the server may have; undefined for other items. */
export function oppositeCheckIn(item: Item): NewItem<CheckIn> | undefined {
  if (!isCheckIn(item)) return undefined;
  const { kind: same, order, about, body } = item;
  const isUndone = body.state !== 'present';
  const back = { ...body, state: isUndone ? 'present' : body.absent } as const;
  const change = { person: about.change?.person ?? '', act: isUndone ? 'present' : 'notPresent' } as const;
  return { id: randomId(), kind: same, order, after: null, about: { ...about, change }, body: back };
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
        // A list that was being read may be from before.
        await queries.cancelQueries({ queryKey: inscriptionsKey(openId) });
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
