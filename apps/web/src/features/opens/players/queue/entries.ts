import type { Inscription } from '@topspin/contract';
import i18next from 'i18next';
import { isProblem, isRefused } from '#lib/api/problem.ts';
import { queries } from '#lib/api/query.ts';
import { reloadInscriptions } from '#lib/inscriptions/use-notify-left.ts';
import type { Item } from '#lib/outbox/item.ts';
import { isUnsent } from '#lib/outbox/on-the-line.ts';
import { enqueue, remove } from '#lib/outbox/outbox.ts';
import type { Kind, Refused } from '#lib/outbox/sender.ts';
import { randomId } from '#lib/random-id.ts';
import { notify } from '#ui/notify/notifications.ts';
import { oppositeCheckIn } from './check-ins.ts';
import { type Entry, entryItem, isEntry } from './entry.ts';
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
      void reloadInscriptions(queries);
      return refused;
    } catch (problem) {
      if (isRefused(problem)) void reloadInscriptions(queries);
      // The answer to an earlier try was lost, or somebody else was faster: the person is in.
      if (isProblem(problem, 'inscription.alreadyThere')) return undefined;
      throw problem;
    }
  },
};

async function sent(item: Item<Entry>, signal: AbortSignal): Promise<Refused | undefined> {
  const { id, body } = item;
  const person = item.about.change?.person ?? '';
  switch (body.act) {
    case 'enrol':
      said(person, (await sendEnrol({ id, body }, signal)).state);
      return undefined;
    case 'guest':
      said(person, (await sendGuest({ id, body }, signal)).state);
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
      said(person, collection.find(({ player }) => player._id === body.player)?.inscription?.state);
      return undefined;
    }
  }
}

/** Says what became of a registration, on whichever page. */
function said(name: string, state: Inscription['state'] | undefined): void {
  const words = state === 'withdrawn' ? 'left' : state === 'waiting' ? 'waits' : 'enrolled';
  notify('success', i18next.t(`shell:queue.sent.${words}`, { name }));
}

/** How a change that waits is undone; undefined where that has to wait for the answer. */
export function undoOf(item: Item): (() => void) | undefined {
  const takeBack = () => remove([item.id]);
  if (isUnsent(item)) return takeBack;
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
