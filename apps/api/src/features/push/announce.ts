import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#http/call.ts';
import type { Bell } from '#live/bell.ts';
import { refreshTokenDays } from '#features/auth/reads.ts';
import type { HallCache } from '#features/competition/reads.ts';
import { findListeners, findOpensInPlay } from './listeners.ts';
import { noticesOf } from './notices.ts';
import type { Sender } from './send.ts';
import {
  addNotices,
  claimNotices,
  finishNotice,
  noteFailure,
  removeDevice,
  type ClaimedNotice,
} from './store.ts';

export type AnnounceOptions = {
  readonly db: Db;
  readonly bell: Bell;
  readonly halls: HallCache;
  readonly sender: Sender;
  readonly now?: () => Date;
  /** In milliseconds: how long changes are gathered, and when a failed message is tried again. */
  readonly pace?: { readonly gather: number; readonly retry: number };
};

export type Announcer = { stop(): Promise<void> };

const second = 1000;
const minute = 60 * second;
/** A turn that was announced later than this would only confuse. */
const lasts = 10 * minute;
/** A server that dies while it sends leaves its notices to another one after this. */
const claimed = minute;

/** Opens whose order of play may have changed. */
const openOf = (topic: string): string | undefined =>
  /^open:(?<id>[\da-f-]{36}):(?:matches|opens|phases)$/u.exec(topic)?.groups?.['id'];

/**
 * Notifies the subscribed devices of turns as they come (ADR 94). It looks at an open after a change in it, and at all of them at
 * startup and after the bell was away: what to announce follows from the state of the hall, so nothing is lost by a restart.
 */
export function startAnnouncer({
  db,
  bell,
  halls,
  sender,
  now = () => new Date(),
  pace = { gather: second, retry: 15 * second },
}: AnnounceOptions): Announcer {
  const changed = new Set<string>();
  const leaving = new AbortController();
  let lookAtAll = true;
  let isAwake = false;
  let wakeUp = () => {};
  const wake = () => {
    isAwake = true;
    wakeUp();
  };
  const leave = bell.subscribe({
    onRing(topics) {
      for (const open of topics.map(openOf)) if (open !== undefined) changed.add(open);
      if (changed.size > 0) wake();
    },
    onRegained() {
      lookAtAll = true;
      wake();
    },
  });

  const look = async () => {
    if (lookAtAll) for (const { id } of await findOpensInPlay(db, {})) changed.add(id);
    lookAtAll = false;
    const opens = [...changed];
    changed.clear();
    try {
      for (const open of opens) await announceIn({ db, halls }, open, now());
    } catch (error) {
      for (const open of opens) changed.add(open);
      throw error;
    }
  };
  /** Resolves when something changed, or a failed message is due. */
  const somethingToDo = async (retry: boolean) => {
    if (leaving.signal.aborted) return;
    const woken = new Promise<void>((resolve) => {
      wakeUp = resolve;
      if (isAwake) resolve();
    });
    const alarm = new AbortController();
    const signal = AbortSignal.any([leaving.signal, alarm.signal]);
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    const later = retry ? pause(pace.retry, undefined, { signal }).catch(() => undefined) : stopped;
    await Promise.race([woken, later, stopped]);
    alarm.abort();
    await pause(pace.gather, undefined, { signal: leaving.signal }).catch(() => undefined);
    isAwake = false;
  };
  // After a failure, or a server that died while it sent, notices are left for as long as they are worth sending.
  let triedUntil = now().getTime() + lasts;
  const run = async () => {
    while (!leaving.signal.aborted) {
      const failed = await look()
        .then(() => deliver({ db, sender, now, retry: pace.retry }))
        // The database is away: what changed is still noted.
        .catch(() => true);
      if (failed) triedUntil = now().getTime() + lasts;
      await somethingToDo(now().getTime() < triedUntil);
    }
  };
  const ran = run();
  return {
    async stop() {
      leave();
      leaving.abort();
      await ran;
      sender.close();
    },
  };
}

const day = 24 * 60 * minute;

/** Notes what the devices that listen to an open should be notified of now. */
async function announceIn(
  { db, halls }: Pick<AnnounceOptions, 'db' | 'halls'>,
  open: string,
  now: Date,
): Promise<void> {
  const used = new Date(now.getTime() - refreshTokenDays * day);
  const listeners = await findListeners(db, { open, used });
  if (listeners.length === 0) return;
  const hall = await halls.find(db, open);
  const devices = Map.groupBy(listeners, ({ player }) => player);
  const notices = [...devices].flatMap(([player, heard]) =>
    noticesOf(player, hall).flatMap((notice) => heard.map(({ device }) => ({ ...notice, device, player }))),
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
  const outcome = notice.stands && left > 0 ? await sender.send(notice, left) : 'sent';
  if (outcome === 'gone') await removeDevice(db, notice.device);
  else if (outcome === 'sent') await finishNotice(db, notice.id, now());
  else {
    const until = outcome.again ? new Date(now().getTime() + retry) : null;
    await noteFailure(db, notice, { why: outcome.failed, now: now(), until });
    return until === null;
  }
  return true;
}
