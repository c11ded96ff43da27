import type { LiveMessage, LiveTopic } from '@topspin/contract';
import { getSession, subscribeToSession } from '#lib/session/session.ts';
import { createConnection } from './connection.ts';
import { afterRelease } from '#lib/after-release.ts';
import type { TopicState } from './topic-state.ts';
import { createTabs, type Channel, type News, type Interest } from './tabs.ts';

/** A page that follows a topic. */
export type Subscriber = {
  /** The state in which it has the topic when it begins, or comes back. */
  readonly has: () => Omit<TopicState, 'topic'>;
  readonly onMessage: (message: LiveMessage) => void;
};

/** What the pages of this tab follow. */
export type Hub = {
  subscribe(topic: LiveTopic, subscriber: Subscriber): () => void;
  /** Whether changes are heard, so that nothing needs to be asked. */
  readonly isUp: boolean;
  /** When the server was last heard, in milliseconds: until then every page is current. */
  readonly heardAt: number;
  onConnection(listener: () => void): () => void;
};

/** In milliseconds: looking at another tab for a moment does not disconnect. */
const hiddenFor = 20_000;

export function createHub(channel: Channel | null): Hub {
  const subscribers = new Map<LiveTopic, Set<Subscriber>>();
  const interests = new Map<string, Interest>();
  const listeners = new Set<() => void>();
  let isUp = false;
  let leads = false;
  let isHere = false;
  let heardAt = 0;

  const setUp = (now: boolean, at = Date.now()) => {
    if (now) heardAt = Math.max(heardAt, at);
    if (isUp === now) return;
    isUp = now;
    listeners.forEach((listener) => listener());
  };
  const deliver = (message: LiveMessage) => {
    const concerned =
      message.type === 'resync'
        ? [...subscribers.values()].flatMap((set) => [...set])
        : [...(subscribers.get(message.topic as LiveTopic) ?? [])];
    concerned.forEach(({ onMessage }) => onMessage(message));
  };
  const hear = ({ isUp: up, heardAt: at, message }: News) => {
    setUp(up, at);
    if (message) afterRelease(() => deliver(message));
  };
  const connection = createConnection({
    onMessage(message) {
      afterRelease(() => deliver(message));
      tabs.pass({ isUp: true, heardAt, message });
    },
    onConnection(up) {
      setUp(up);
      tabs.pass({ isUp: up, heardAt });
    },
  });
  const setInterest = (tab: string, interest: Interest) => {
    interests.set(tab, interest);
    connection.follow(new Set([...interests.values()].flatMap(({ topics }) => topics)), interest.states);
  };
  const tabs = createTabs(channel, {
    onLead(now) {
      leads = now;
      interests.clear();
      if (now) shareInterest(everything());
      else connection.close();
    },
    onNewLeader: () => shareInterest(everything()),
    onInterest: setInterest,
    onGone(tab) {
      if (interests.delete(tab) && leads)
        setInterest(tabs.id, { ...(interests.get(tabs.id) ?? nothing), states: [] });
    },
    onNews: hear,
  });
  const shareInterest = (states: readonly TopicState[]) => {
    const mine = { topics: [...subscribers.keys()], states };
    if (leads) setInterest(tabs.id, mine);
    else tabs.share(mine);
  };
  /** What all pages have: those that were kept up to date are as old as what was heard last. */
  const everything = (): TopicState[] =>
    [...subscribers].flatMap(([topic, set]) =>
      [...set].map(({ has }) => {
        const state = has();
        return { topic, ...state, since: Math.max(state.since, heardAt) };
      }),
    );

  let leaving: ReturnType<typeof setTimeout> | undefined;
  const come = () => {
    clearTimeout(leaving);
    if (isHere) return;
    isHere = true;
    tabs.join();
  };
  const go = () => {
    if (!isHere) return;
    isHere = false;
    tabs.leave();
    setUp(false);
  };
  const follow = () => {
    if (subscribers.size > 0 && document.visibilityState === 'visible') come();
    else if (isHere) {
      clearTimeout(leaving);
      leaving = setTimeout(go, hiddenFor);
    }
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', go);
  window.addEventListener('pageshow', follow);
  let account = getSession().userId;
  subscribeToSession(() => {
    const { userId } = getSession();
    if (userId === account) return;
    account = userId;
    if (leads) connection.restart();
  });

  return {
    subscribe(topic, subscriber) {
      const set = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, set.add(subscriber));
      follow();
      shareInterest([{ topic, ...subscriber.has() }]);
      return () => {
        set.delete(subscriber);
        if (set.size === 0 && subscribers.get(topic) === set) subscribers.delete(topic);
        shareInterest([]);
        follow();
      };
    },
    get isUp() {
      return isUp;
    },
    get heardAt() {
      return heardAt;
    },
    onConnection(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothing: Interest = { topics: [], states: [] };
