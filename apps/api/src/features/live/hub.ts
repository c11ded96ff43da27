import type { AskedTopic, LiveMessage } from '@topspin/contract';
import type { ShownDays } from '#features/day/reads.ts';
import type { Db } from '#http/call.ts';
import type { Guard } from '#http/access/guard.ts';
import type { Bell } from '#live/bell.ts';
import { noteChanges } from '#live/changes.ts';
import { frameOf, heartbeatOf } from '#live/stream.ts';
import type { Follower } from './follower.ts';
import { followedDays } from './followed-days.ts';
import { following } from './following.ts';
import { gathering, type Gathered } from './gathering.ts';
import { heardOf } from './heard.ts';
import { matchLogs } from './match-logs.ts';
import { recheckOf } from './recheck.ts';
import { rightsToFollow } from './rights.ts';
import { subscriptions } from './subscriptions.ts';
import { idOf, isMatch, isOfDay, isPlan } from './topics.ts';

type Sources = Pick<Guard, 'authenticate' | 'authenticateByLink'> & {
  readonly db: Db;
  readonly days: ShownDays;
  readonly bell: Bell;
  readonly now: () => Date;
  /** Is told of what fails between requests. */
  readonly onFailure: (error: unknown) => void;
};

/** The request of a client: topics, and the position it resumes from. */
export type FollowRequest = { readonly topics: readonly AskedTopic[]; readonly from: string | undefined };

/** All streams of this server, fed by the bell. */
export type Hub = {
  follow(follower: Follower, asked: FollowRequest): Promise<void>;
  /** Ends all streams, before the server closes. */
  close(): void;
};

/** The most refused topics in one request; the client asks again for the rest. */
const mostRefused = 10;

const beat = 15_000;
/** In milliseconds: for so long one may still hear of a day whose owner has just lost trust. */
const trustAfter = 500;

export function openHub({ db, days, bell, authenticate, authenticateByLink, now, onFailure }: Sources): Hub {
  const changes = noteChanges();
  const streams = subscriptions();
  /** The position up to which everything was sent: a client that is cut off hears the rest again. */
  let sent = changes.position;
  const send = (followers: Iterable<Follower>, message: LiveMessage) => {
    const frame = frameOf(sent, message);
    for (const { stream } of followers) stream.send(frame);
  };
  const logs = matchLogs(db, {
    onEvents: (id, message) => send(streams.of(`match:${id}`), message),
    onLost: (id) => streams.of(`match:${id}`).forEach(({ stream }) => stream.end()),
  });
  const shown = followedDays({ db, days, now, onFailure, send });
  const rights = rightsToFollow({ db, logs, shown });
  const { join, drop, exit } = following({ streams, logs, shown, rights, changes, send });
  const { check, endExpired } = recheckOf({ streams, rights, drop, authenticate, authenticateByLink });
  const everyoneOn = (isTopic: typeof isOfDay) =>
    [...streams.everyone()].filter(({ topics }) => [...topics].some(isTopic));

  let trusting: NodeJS.Timeout | undefined;
  /** Trust in the owner of an open decides whose day it shares; accounts are written often, by many. */
  const checkPlans = () => {
    trusting = undefined;
    rights.forgetDays();
    void check(everyoneOn(isPlan));
  };

  const publish = ({ key, topic, tables }: Gathered) => {
    const named = tables.size > 0 && { tables: [...tables] };
    send(streams.of(key), { type: 'changed', topic, ...named });
    if (key.startsWith('user:')) {
      rights.forgetViewer(idOf(key));
      void check(streams.ofAccount(idOf(key)));
    }
    // It may have moved away from the table of a link.
    if (isMatch(key)) void check([...streams.of(key)].filter(({ umpire }) => umpire !== null));
    if (!key.startsWith('open:') || !(tables.has('opens') || tables.has('open_organisers'))) return;
    const openId = idOf(key);
    rights.forgetOpen(openId);
    const matches = logs.ofOpen(openId).flatMap((id) => [...streams.of(`match:${id}`)]);
    // It may be played on their day no longer, or no longer be public.
    void check(new Set([...streams.of(key), ...matches, ...everyoneOn(isOfDay)]));
  };
  const news = gathering((all) => {
    const { position } = changes;
    all.forEach(publish);
    sent = position;
  });

  const unsubscribe = bell.subscribe({
    onRing(topics) {
      for (const rung of topics) {
        // Those whose score link still lets them in come back.
        if (rung.startsWith('scoreLinks:'))
          for (const { umpire, stream } of streams.everyone())
            if (umpire?.openId === idOf(rung)) stream.end();
        if (isMatch(rung)) logs.readOn(idOf(rung));
        if (rung === 'table:users') trusting ??= setTimeout(checkPlans, trustAfter).unref();
        shown.hear(rung);
        const heard = heardOf(rung);
        if (!heard) continue;
        changes.note(heard.key);
        news.add(heard);
      }
      const toCheck = new Set(topics.flatMap((rung) => shown.toCheck(rung)));
      if (toCheck.size > 0) void check(toCheck);
    },
    onRegained() {
      changes.forget();
      rights.forgetAll();
      sent = changes.position;
      send(streams.everyone(), { type: 'resync' });
      logs.readOnAll();
      shown.hearAll();
      void check(streams.everyone());
    },
  });
  const beating = setInterval(() => {
    news.flush();
    void endExpired();
    // Without the bell nothing is heard: clients that hear nothing either ask again.
    if (bell.connected) streams.sendAll(heartbeatOf(sent));
  }, beat);
  beating.unref();
  let isClosed = false;

  return {
    async follow(follower, { topics, from }) {
      // A server that closes waits for its answers to end.
      if (isClosed) return follower.stream.end();
      streams.enter(follower);
      follower.stream.onEnd(() => exit(follower));
      news.flush();
      if (from !== undefined && !changes.isKnown(from)) send([follower], { type: 'resync' });
      else follower.stream.send(heartbeatOf(sent));
      // One after the other, so that nobody keeps the database busy by asking for much.
      let refused = 0;
      for (const asked of topics) {
        if (!follower.stream.isOpen) return;
        if (!(await join(follower, asked, from))) refused += 1;
        if (refused === mostRefused) break;
      }
      if (follower.topics.size === 0 || refused === mostRefused) follower.stream.end();
    },
    close() {
      isClosed = true;
      unsubscribe();
      clearInterval(beating);
      clearTimeout(trusting);
      news.stop();
      shown.stop();
      streams.everyone().forEach(({ stream }) => stream.end());
    },
  };
}
