import type { AskedTopic, LiveMessage, LiveTopic, PlainTopic } from '@topspin/contract';
import { findMatch, seesMatch } from '#features/competition/reads.ts';
import { followsDay, type ShownDays } from '#features/day/reads.ts';
import { seesOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import type { Guard } from '#http/access/guard.ts';
import type { Bell } from '#live/bell.ts';
import { noteChanges } from '#live/changes.ts';
import { frameOf, heartbeatOf } from '#live/stream.ts';
import { keysOf, type Follower } from './follower.ts';
import { followedDays, isShown } from './followed-days.ts';
import { gathering, type Gathered } from './gathering.ts';
import { heardOf } from './heard.ts';
import { matchLogs, messageOf } from './match-logs.ts';
import { followAccess, mayFollow } from './may-follow.ts';
import { hasRoom } from './room-for-days.ts';
import { subscriptions } from './subscriptions.ts';

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
/** In milliseconds: data may be older than its client says, since its request took a while to arrive. */
const margin = 2000;
/** In milliseconds: whose owner is trusted no more may hear of a day for as long. */
const trustAfter = 500;

export function openHub({ db, days, bell, authenticate, authenticateByLink, now, onFailure }: Sources): Hub {
  const changes = noteChanges();
  const access = followAccess((viewer, openId) => seesOpen(db, viewer, openId));
  const dayAccess = followAccess((viewer, dayId) => followsDay(db, viewer, dayId));
  const streams = subscriptions();
  /** The position up to which everything was sent: who is cut off hears the rest again. */
  let sent = changes.position;
  const logs = matchLogs(db, {
    onEvents: (id, message) => streams.send(`match:${id}`, frameOf(sent, message)),
    onLost: (id) => streams.of(`match:${id}`).forEach(({ stream }) => stream.end()),
  });
  const send = ({ stream }: Follower, message: LiveMessage) => stream.send(frameOf(sent, message));
  const shown = followedDays({
    db,
    days,
    now,
    onFailure,
    send(followers, message) {
      const frame = frameOf(sent, message);
      for (const { stream } of followers) stream.send(frame);
    },
  });

  const mayMatch = async ({ viewer, umpire }: Follower, id: string): Promise<boolean> => {
    const log = await logs.open(id);
    if (!log) return false;
    const sees = await access.may(viewer, log.open_id);
    // It may have moved to another table since its log was read.
    const match = sees || !umpire ? undefined : await findMatch(db, id);
    return match ? seesMatch(sees, umpire, match) : sees;
  };
  const may = async (follower: Follower, topic: LiveTopic): Promise<boolean> => {
    if (isPlain(topic)) return mayFollow(topic, follower);
    if (isMatch(topic)) return mayMatch(follower, idOf(topic));
    if (isShown(topic))
      return (
        hasRoom(follower, topic) &&
        (await dayAccess.may(follower.viewer, idOf(topic))) &&
        shown.enter(follower, topic)
      );
    if (isDay(topic)) return dayAccess.may(follower.viewer, idOf(topic));
    // It hears that it has to ask again, which takes its secret.
    if (topic.startsWith('screen:')) return true;
    return follower.umpire?.openId === idOf(topic) || access.may(follower.viewer, idOf(topic));
  };
  const leave = (follower: Follower, topic: LiveTopic) => {
    streams.leave(follower, topic);
    if (isShown(topic)) shown.leave(follower, topic);
    if (isMatch(topic) && streams.of(topic).size === 0) logs.close(idOf(topic));
  };
  const drop = (follower: Follower, topic: LiveTopic) => {
    leave(follower, topic);
    send(follower, { type: 'dropped', topic });
  };
  const exit = (follower: Follower) => {
    [...follower.topics].forEach((topic) => leave(follower, topic));
    streams.exit(follower);
  };

  /** Joins a topic, and sends what was missed of it; false if it may not be followed. */
  const join = async (
    follower: Follower,
    { topic, seq, fingerprint, age }: AskedTopic,
    from: string | undefined,
  ): Promise<boolean> => {
    if (!(await may(follower, topic))) {
      drop(follower, topic);
      return false;
    }
    if (!follower.stream.isOpen) {
      leave(follower, topic);
      return true;
    }
    streams.join(follower, topic);
    if (isShown(topic)) {
      // Who changes their rights meanwhile does not find them among the followers.
      if (!(await may(follower, topic))) {
        drop(follower, topic);
        return false;
      }
      await shown.catchUp(follower, topic, fingerprint);
      return true;
    }
    const keys = keysOf(topic, follower.viewer);
    const known = { from, age: age === undefined ? undefined : age + margin };
    if (keys.some((key) => changes.isMissed(key, known))) send(follower, { type: 'changed', topic });
    if (seq === undefined || !isMatch(topic)) return true;
    const log = await logs.open(idOf(topic));
    if (log && log.seq !== seq) send(follower, messageOf(idOf(topic), seq, log));
    return true;
  };

  /** Asks again who somebody is, and whether they may follow what they follow. */
  const check = async (follower: Follower) => {
    const { token } = follower;
    const umpire = token === null ? null : ((await authenticateByLink(token)) ?? null);
    const viewer = token === null || follower.umpire ? null : await authenticate(token);
    if (token !== null && !umpire && !viewer) return follower.stream.end();
    const topics = [...follower.topics];
    // The own player may be another one now.
    topics.forEach((topic) => streams.leave(follower, topic));
    follower.viewer = viewer;
    follower.umpire = umpire;
    topics.forEach((topic) => streams.join(follower, topic));
    for (const topic of topics) if (!(await may(follower, topic))) drop(follower, topic);
    if (topics.length > 0 && follower.topics.size === 0) follower.stream.end();
  };
  const checkAll = async (followers: Iterable<Follower>) => {
    // A copy: checking one takes it out and puts it back.
    const copy = Array.from(followers);
    for (const follower of copy) await check(follower).catch(() => follower.stream.end());
  };

  /** Ends the streams of umpires whose session has expired, or who have finished the match that they were scoring. */
  const endExpired = async () => {
    for (const { umpire, token, stream } of Array.from(streams.everyone()))
      if (umpire && token !== null && !(await authenticateByLink(token))) stream.end();
  };

  let trusting: NodeJS.Timeout | undefined;
  /** Trust in the owner of an open decides whose day it shares; accounts are written often, by many. */
  const checkPlans = () => {
    trusting = undefined;
    dayAccess.forget();
    void checkAll([...streams.everyone()].filter(({ topics }) => [...topics].some(isPlan)));
  };

  const publish = ({ key, topic, tables }: Gathered) => {
    const named = tables.size > 0 && { tables: [...tables] };
    streams.send(key, frameOf(sent, { type: 'changed', topic, ...named }));
    if (key.startsWith('user:')) {
      access.forgetViewer(idOf(key));
      dayAccess.forgetViewer(idOf(key));
      void checkAll(streams.ofAccount(idOf(key)));
    }
    // It may have moved away from the table of a link.
    if (isMatch(key)) void checkAll([...streams.of(key)].filter(({ umpire }) => umpire !== null));
    if (!key.startsWith('open:') || !(tables.has('opens') || tables.has('open_organisers'))) return;
    const openId = idOf(key);
    access.forget(openId);
    dayAccess.forget();
    const matches = logs.ofOpen(openId).flatMap((id) => [...streams.of(`match:${id}`)]);
    // It may be played on their day no longer, or no longer be public.
    const days = [...streams.everyone()].filter(({ topics }) => [...topics].some(isOfDay));
    void checkAll(new Set([...streams.of(key), ...matches, ...days]));
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
      if (toCheck.size > 0) void checkAll(toCheck);
    },
    onRegained() {
      changes.forget();
      access.forget();
      dayAccess.forget();
      sent = changes.position;
      streams.sendAll(frameOf(sent, { type: 'resync' }));
      logs.readOnAll();
      shown.hearAll();
      void checkAll(streams.everyone());
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
      if (from !== undefined && !changes.isKnown(from)) send(follower, { type: 'resync' });
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

const isPlain = (topic: LiveTopic): topic is PlainTopic => !topic.includes(':');
const isDay = (key: string): boolean => key.startsWith('day:');
const isPlan = (topic: LiveTopic): boolean => topic.startsWith('plan:');
const isOfDay = (topic: LiveTopic): boolean => isDay(topic) || isShown(topic);
const isMatch = (key: string): boolean => key.startsWith('match:');
const idOf = (key: string): string => key.split(':')[1] ?? '';
