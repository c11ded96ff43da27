import { getOpen, type Inscription } from '@topspin/contract';
import i18next from 'i18next';
import { call } from '#lib/api/client.ts';
import { isProblem, isRefused } from '#lib/api/problem.ts';
import { queries } from '#lib/api/query.ts';
import { reloadInscriptions } from '#domain/inscriptions/use-notify-left.ts';
import type { Item } from '#lib/outbox/item.ts';
import { discard, enqueue } from '#lib/outbox/outbox.ts';
import type { Kind, Refused } from '#lib/outbox/sender.ts';
import { randomId } from '#lib/random-id.ts';
import { notify } from '#ui/notify/notifications.ts';
import { inscriptionsKey, readAll } from '#domain/inscriptions/use-inscriptions.ts';
import { isAwaited, isStillHere, oppositeCheckIn, queueCheckIns, settleCheckIns } from './check-ins.ts';
import { type Entry, entryItem, isAtDesk, isEntry } from './entry.ts';
import { sendBack, sendEnrol, sendEnrolMine, sendGuest, sendLeave } from './send-entry.ts';

/** A connection that takes longer is given up and tried again. */
const longest = 15_000;

/** Sends enrolments and withdrawals that waited, one by one, and says what became of each. */
export const entries: Kind = {
  atMost: 1,
  send: async ([item]) => {
    if (item === undefined || !isEntry(item)) return undefined;
    try {
      const refused = await sent(item, AbortSignal.timeout(longest));
      void reloadInscriptions();
      return refused;
    } catch (problem) {
      if (isRefused(problem)) void reloadInscriptions();
      // The answer to an earlier try was lost, or somebody else was faster: the person is in.
      if (!isProblem(problem, 'inscription.alreadyThere')) throw problem;
      await lookUp(item);
      return undefined;
    }
  },
};

async function sent(item: Item<Entry>, signal: AbortSignal): Promise<Refused | undefined> {
  const { id, body } = item;
  const person = item.about.change?.person ?? '';
  switch (body.act) {
    case 'enrol':
      said(person, await registered(item, await sendEnrol({ id, body }, signal)));
      return undefined;
    case 'guest':
      said(person, await registered(item, await sendGuest({ id, body }, signal)));
      return undefined;
    case 'back':
      said(person, (await sendBack({ id, body }, signal)).state);
      return undefined;
    case 'leave':
      await sendLeave({ id, body }, signal);
      said(person, 'withdrawn');
      return undefined;
    case 'enrolMine': {
      const { collection, refused } = await sendEnrolMine([body], signal);
      const [why] = refused;
      if (why)
        return {
          from: id,
          refusal: { code: 'inscription.notEligible', message: why.message, at: Date.now() },
        };
      await lookUp(item);
      said(person, collection.find(({ player }) => player._id === body.player)?.inscription?.state);
      return undefined;
    }
  }
}

/** Takes in a registration that was answered: its row stays where it was, and it can be checked in. Gives its state. */
async function registered(item: Item, inscription: Inscription): Promise<Inscription['state']> {
  const queryKey = inscriptionsKey(inscription.open_id);
  // A list that was being read may be from before.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<readonly Inscription[]>(
    queryKey,
    (known) => known && [...known.filter(({ _id }) => _id !== inscription._id), inscription],
  );
  settleCheckIns(item, inscription);
  return inscription.state;
}

/** Reads the registration of somebody who is in already, if they are to be checked in: at the desk they are there. */
async function lookUp(item: Item<Entry>): Promise<void> {
  const { body } = item;
  if (!('player' in body) || !(isAwaited(item) || isAtDesk(body))) return;
  const { openId } = body;
  const all = await readAll(openId, AbortSignal.timeout(longest));
  const found = all.find(({ player }) => player._id === body.player);
  if (!found) return;
  const marked = isAwaited(item);
  await registered(item, found);
  if (marked) return;
  const { may } = await call(getOpen, { params: { id: openId }, signal: AbortSignal.timeout(longest) });
  if (may.receive) queueCheckIns(openId, [found], true);
}

/** Says what became of a registration, on whichever page. */
function said(name: string, state: Inscription['state'] | undefined): void {
  const words = state === 'withdrawn' ? 'left' : state === 'waiting' ? 'waits' : 'enrolled';
  notify('success', i18next.t(`shell:queue.sent.${words}`, { name }));
}

/** How a change that waits is undone; undefined where that has to wait for the answer. */
export function undoOf(item: Item): (() => void) | undefined {
  const takeBack = () => discard([item.id]);
  if (isStillHere(item)) return takeBack;
  const checkIn = oppositeCheckIn(item);
  if (checkIn)
    return () => {
      takeBack();
      enqueue(checkIn);
    };
  const opposite = isEntry(item) ? oppositeOf(item.body) : undefined;
  if (opposite === undefined) return undefined;
  const person = item.about.change?.person ?? '';
  return () => {
    takeBack();
    enqueue(entryItem(opposite, { id: randomId(), person }));
  };
}

/** What undoes an entry that the server may have. */
function oppositeOf(body: Entry): Entry | undefined {
  const { openId } = body;
  switch (body.act) {
    case 'enrol':
      return { act: 'leave', openId, inscription: null, player: body.player, mine: body.own };
    case 'enrolMine':
      return { act: 'leave', openId, inscription: null, player: body.player, mine: true };
    case 'leave':
      return body.inscription === null ? undefined : { act: 'back', openId, inscription: body.inscription };
    case 'guest':
    case 'back':
      return undefined;
  }
}
