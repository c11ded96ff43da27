import { getOpen, type Inscription, listInscriptions, setInscription } from '@topspin/contract';
import i18next from 'i18next';
import { call } from '#lib/api/client.ts';
import { isProblem, isRefused, type Problem } from '#lib/api/problem.ts';
import { invalidate, queries } from '#lib/api/query.ts';
import { formatTime } from '#lib/format.ts';
import { type Item, isWaiting, type NewItem } from '#lib/outbox/item.ts';
import { isUnsent } from '#lib/outbox/attempted.ts';
import { allItems, currentOwner, enqueue, remove, update, waitingOf } from '#lib/outbox/outbox.ts';
import type { Kind, Refused } from '#lib/outbox/sender.ts';
import { randomId } from '#lib/random-id.ts';
import { inscriptionsKey } from '#domain/inscriptions/use-inscriptions.ts';
import { isAtDesk, isEntry } from './entry.ts';
import { aboutChange, orderOfOpen } from './order.ts';
import { registeredAs, rememberAnswer } from './walk-ins.ts';

type CheckIn = {
  readonly openId: string;
  /** Null while the enrolment that it builds on waits. */
  readonly inscription: string | null;
  /** The version of the registration that was shown: what somebody else marked since is not overwritten. */
  readonly seen: number | null;
  readonly state: 'registered' | 'waiting' | 'present';
  /** The state of somebody who is not there, with a place or waiting for one. */
  readonly absent: 'registered' | 'waiting';
};

const kind = 'checkIns';

const isCheckIn = (item: Item): item is Item<CheckIn> => item.kind === kind;

/** What was tapped at reception and waits to be sent: who is there, and who is not, by registration. */
export const checkInsOf = (waiting: readonly Item[]): ReadonlyMap<string, Item<CheckIn>> =>
  new Map(waiting.filter(isCheckIn).map((item) => [subjectOf(item), item]));

/** The registration that a check-in is about, or the item of the enrolment that waits. */
const subjectOf = ({ body, after }: Item<CheckIn>): string => body.inscription ?? after ?? '';

/** Whether the server cannot have it: an enrolment goes first. */
export const isStillHere = (item: Item): boolean =>
  isUnsent(item) || (isCheckIn(item) && item.after !== null);

export const isThere = ({ state, checked_in }: Inscription): boolean => state === 'present' || checked_in;

/** The registrations as they will be once what waits has been sent. */
export const withCheckIns = (
  inscriptions: readonly Inscription[],
  waiting: readonly Item[],
): readonly Inscription[] => {
  const waits = checkInsOf(waiting);
  if (waits.size === 0) return inscriptions;
  return inscriptions.map((inscription) => {
    const checkIn = waits.get(inscription._id);
    if (checkIn === undefined) return inscription;
    const { state } = checkIn.body;
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
  const waiting = waitingOf(order);
  const mine = waiting.filter(isCheckIn);
  const entered = new Map(waiting.filter(isEntry).map(({ id, body }) => [id, isAtDesk(body)]));
  const takenBack: string[] = [];
  const fresh: NewItem<CheckIn>[] = [];
  for (const shown of inscriptions) {
    const inscription = registeredAs(shown);
    const own = mine.filter((item) => subjectOf(item) === inscription._id);
    const sent = own.filter((item) => !isStillHere(item));
    takenBack.push(...own.filter(isStillHere).map(({ id }) => id), ...refusedOf(order, inscription._id));
    const known = sent.at(-1)?.body.state === 'present';
    const server = asOnServer(openId, inscription);
    const atDesk = entered.get(inscription._id);
    const awaits = atDesk !== undefined;
    if ((sent.length > 0 ? known : (atDesk ?? isThere(server))) === present) continue;
    const absent = inscription.waiting_position === null ? 'registered' : 'waiting';
    const body = {
      openId,
      inscription: awaits ? null : inscription._id,
      seen: awaits ? null : server.version,
      state: present ? 'present' : absent,
      absent,
    } as const;
    const about = aboutChange(openId, inscription.player.name, present ? 'present' : 'notPresent');
    fresh.push({ id: randomId(), kind, order, after: awaits ? inscription._id : null, about, body });
  }
  if (takenBack.length > 0) remove(takenBack);
  if (fresh.length > 0) enqueue(...fresh);
}

/** Check-ins of a registration that were refused: another tap decides about them. */
const refusedOf = (order: string, inscription: string): readonly string[] =>
  allItems()
    .filter((item) => item.order === order && item.owner === currentOwner() && !isWaiting(item))
    .filter(isCheckIn)
    .flatMap((item) => (subjectOf(item) === inscription ? [item.id] : []));

/** Whether a check-in waits for an enrolment to be answered. */
export const isAwaited = (entry: Item): boolean =>
  waitingOf(entry.order).some((item) => isCheckIn(item) && item.after === entry.id);

/** An enrolment that waited was answered: its check-ins are about that registration from now on. */
export function settleCheckIns(entry: Item, inscription: Inscription): void {
  const absent = inscription.waiting_position === null ? 'registered' : 'waiting';
  const { _id, version: seen } = inscription;
  rememberAnswer(entry, inscription);
  const settled = waitingOf(entry.order)
    .filter(isCheckIn)
    .filter(({ after }) => after === entry.id)
    .map((item) => {
      const state = item.body.state === 'present' ? 'present' : absent;
      return { ...item, after: null, body: { ...item.body, inscription: _id, seen, absent, state } };
    });
  if (settled.length > 0) update(settled);
}

/** A registration as the server had it: what is shown already counts what waits. */
const asOnServer = (openId: string, inscription: Inscription): Inscription =>
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
  return { id: randomId(), kind: same, order, after: item.after, about: { ...about, change }, body: back };
}

/** A connection that takes longer is given up and tried again. */
const longest = 15_000;

/** Sends check-ins one by one: a refusal concerns one player. Repeating one changes nothing. */
export const checkIns: Kind = {
  atMost: 1,
  send: async ([item]) => {
    if (item === undefined || !isCheckIn(item)) return undefined;
    const { openId, inscription, state, seen } = item.body;
    // Only where another window made it in the moment the enrolment was answered.
    if (inscription === null)
      return { from: item.id, refusal: { code: 'unexpected', message: '', at: Date.now() } };
    try {
      const changed = await call(setInscription, {
        params: { id: openId, inscription_id: inscription },
        body: { state, ...(seen !== null && { seen }) },
        signal: AbortSignal.timeout(longest),
      });
      // A list that was being read may be from before.
      await queries.cancelQueries({ queryKey: inscriptionsKey(openId) });
      queries.setQueryData<readonly Inscription[]>(inscriptionsKey(openId), (known) =>
        known?.map((one) => (one._id === changed._id ? changed : one)),
      );
    } catch (problem) {
      if (isRefused(problem)) void invalidate(listInscriptions, getOpen);
      if (isProblem(problem, 'inscription.markedSince')) return markedSince(item, problem);
      throw problem;
    }
    return undefined;
  },
};

/** Somebody else marked the player since: says who and when, and sending it again is about what they marked. */
function markedSince(item: Item<CheckIn>, { body, message }: Problem): Refused {
  const { by, at, present, version } = body?.details ?? {};
  if (typeof version === 'number') update([{ ...item, body: { ...item.body, seen: version } }]);
  const words =
    typeof at === 'string'
      ? i18next.t(`shell:queue.markedSince.${present === true ? 'present' : 'notPresent'}`, {
          by: typeof by === 'string' ? by : i18next.t('shell:queue.markedSince.somebody'),
          name: item.about.change?.person ?? '',
          time: formatTime(at),
        })
      : message;
  return { from: item.id, refusal: { code: 'inscription.markedSince', message: words, at: Date.now() } };
}
