import { second, minute, day } from '#http/durations.ts';
import type { Db } from '#http/call.ts';
import type { Bell } from '#live/bell.ts';
import { keepUp, type Changed, type Stoppable } from '#live/keep-up.ts';
import { refreshTokenDays } from '#features/auth/reads.ts';
import type { TurnsOfDays } from '#features/day/reads.ts';
import { findListeners, findOpensInPlay } from './listeners.ts';
import { noticesOf } from './notices.ts';
import type { Sender } from './send.ts';
import {
  addNotices,
  claimNotices,
  finishNotice,
  isTurn,
  noteFailure,
  removeDevice,
  type ClaimedNotice,
} from './store.ts';

export type AnnounceOptions = {
  readonly db: Db;
  readonly bell: Bell;
  readonly turns: TurnsOfDays;
  readonly sender: Sender;
  readonly now?: () => Date;
  /** In milliseconds: how long changes are gathered, and when a failed message is tried again. */
  readonly pace?: { readonly gather: number; readonly retry: number };
};

export type Announcer = Stoppable;

/** A turn that was announced later than this would only confuse. */
const lasts = 10 * minute;
/** So long a push service keeps news of a partner for a phone that is switched off. */
const newsLasts = day;
/** A server that dies while it sends leaves its notices to another one after this. */
const claimed = minute;

/** Opens whose order of play may have changed. */
const openOf = (topic: string): string | undefined =>
  /^open:(?<id>[\da-f-]{36}):(?:matches|match_tables|calls|match_plans|opens|phases)$/u.exec(topic)?.groups?.[
    'id'
  ];

/** Pairs change with the registrations; their news is written already. */
const news = 'news';
const isOfPartners = (topic: string): boolean => topic.startsWith('open:') && topic.endsWith(':inscriptions');
const keyOf = (topic: string): string | undefined => (isOfPartners(topic) ? news : openOf(topic));

/**
 * Notifies the subscribed devices of turns as they come (ADR 94). What to announce follows from the state of the hall, so nothing is lost
 * by a restart.
 */
export function startAnnouncer({
  db,
  bell,
  turns,
  sender,
  now = () => new Date(),
  pace = { gather: second, retry: 15 * second },
}: AnnounceOptions): Announcer {
  // After a failure, or a server that died while it sent, notices are left for as long as they are worth sending.
  let triedUntil = now().getTime() + lasts;
  const announce = async ({ keys, all }: Changed) => {
    const changed = new Set(keys.filter((key) => key !== news));
    if (all) for (const { id } of await findOpensInPlay(db, {})) changed.add(id);
    for (const open of await opensConcerned({ db, turns }, changed, now()))
      await announceIn({ db, turns }, open, now());
    return deliver({ db, sender, now, retry: pace.retry });
  };
  const keeping = keepUp({
    bell,
    keyOf,
    pace,
    async look(changed) {
      try {
        if (await announce(changed)) triedUntil = now().getTime() + lasts;
      } catch (error) {
        triedUntil = now().getTime() + lasts;
        throw error;
      }
      return now().getTime() < triedUntil ? pace.retry : null;
    },
  });
  return {
    async stop() {
      await keeping.stop();
      sender.close();
    },
  };
}

/** The order of play is that of all who share a hall. */
async function opensConcerned(
  { db, turns }: Pick<AnnounceOptions, 'db' | 'turns'>,
  changed: ReadonlySet<string>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const concerned = new Set<string>();
  for (const open of changed)
    for (const one of [open, ...(await turns.sharing(db, open, now))]) concerned.add(one);
  return concerned;
}

/** Notes what the devices that listen to an open should be notified of now. */
async function announceIn(
  { db, turns }: Pick<AnnounceOptions, 'db' | 'turns'>,
  open: string,
  now: Date,
): Promise<void> {
  const used = new Date(now.getTime() - refreshTokenDays * day);
  const listeners = await findListeners(db, { open, used });
  if (listeners.length === 0) return;
  const known = await turns.find(db, open, now);
  if (!known) return;
  const devices = Map.groupBy(listeners, ({ player }) => player);
  const notices = [...devices].flatMap(([player, heard]) =>
    noticesOf({ player, open }, known).flatMap((notice) =>
      heard.map(({ device }) => ({ ...notice, device, player })),
    ),
  );
  await addNotices(db, notices, now);
}

type Delivery = Pick<AnnounceOptions, 'db' | 'sender'> & {
  readonly now: () => Date;
  readonly retry: number;
};

/** Sends what waits; whether something is to be tried again. */
async function deliver(given: Delivery): Promise<boolean> {
  const { db, now } = given;
  let failed = false;
  for (;;) {
    const at = now().getTime();
    const notices = await claimNotices(db, {
      now: new Date(at),
      since: new Date(at - lasts),
      until: new Date(at + claimed),
    });
    if (notices.length === 0) return failed;
    const outcomes = await Promise.all(notices.map((notice) => deliverOne(given, notice)));
    failed ||= outcomes.includes(false);
  }
}

/** Sends a notice that still stands; false if it is to be tried again. */
async function deliverOne({ db, sender, now, retry }: Delivery, notice: ClaimedNotice): Promise<boolean> {
  const left = Math.ceil((notice.created_at.getTime() + lasts - now().getTime()) / second);
  const ttl = isTurn(notice) ? left : newsLasts / second;
  const outcome = notice.stands && left > 0 ? await sender.send(notice, ttl) : 'sent';
  if (outcome === 'gone') await removeDevice(db, notice.device);
  else if (outcome === 'sent') await finishNotice(db, notice.id, now());
  else {
    const until = outcome.again ? new Date(now().getTime() + retry) : null;
    await noteFailure(db, notice, { why: outcome.failed, now: now(), until });
    return until === null;
  }
  return true;
}
