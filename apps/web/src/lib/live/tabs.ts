import type { LiveMessage, LiveTopic } from '@topspin/contract';
import { randomId } from '#lib/random-id.ts';
import type { TopicState } from './topic-state.ts';

/** The topics that the pages of a tab follow, and in which state they have them. */
export type Interest = { readonly topics: readonly LiveTopic[]; readonly states: readonly TopicState[] };

/** The tab with the stream passes this on: whether it hears the server, and when it last did. */
export type News = { readonly isUp: boolean; readonly heardAt: number; readonly message?: LiveMessage };

type TabMessage =
  /** `to` a tab that the leader did not know, or had forgotten. */
  | { readonly type: 'lead'; readonly from: string; readonly to?: string; readonly news: News }
  | { readonly type: 'interest'; readonly from: string; readonly interest: Interest }
  | { readonly type: 'news'; readonly from: string; readonly news: News }
  | { readonly type: 'here' | 'bye'; readonly from: string };

/** The channel between the tabs of a browser; `listen` returns a function to unsubscribe. */
export type Channel = {
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): () => void;
};

export type TabsListener = {
  /** This tab holds the stream from now on, or no longer. */
  readonly onLead: (leads: boolean) => void;
  /** Another tab began to hold it, and has to be told what this one follows. */
  readonly onNewLeader: () => void;
  readonly onInterest: (tab: string, interest: Interest) => void;
  /** A tab was closed or hidden. */
  readonly onGone: (tab: string) => void;
  readonly onNews: (news: News) => void;
};

/** The visible tabs of this browser, one of which holds the stream for all. */
export type Tabs = {
  readonly id: string;
  join(): void;
  leave(): void;
  share(interest: Interest): void;
  pass(news: News): void;
};

/** In milliseconds. */
const beat = 2000;
const answerWithin = 150;
const deadAfter = 5000;

/**
 * Elects the tab that holds the stream, without Web Locks, which plain HTTP does not have: the first; of two that meet, the
 * one with the lower id. One that dies is missed by its beats.
 */
export function createTabs(channel: Channel | null, listener: TabsListener): Tabs {
  const id = randomId();
  let leader: string | undefined;
  let latest: News = { isUp: false, heardAt: 0 };
  let heardAt = 0;
  let candidacy: ReturnType<typeof setTimeout> | undefined;
  let beating: ReturnType<typeof setInterval> | undefined;
  let unsubscribe: (() => void) | undefined;
  const others = new Map<string, number>();

  const post = (message: TabMessage) => channel?.post(message);
  const lead = () => {
    candidacy = undefined;
    leader = id;
    post({ type: 'lead', from: id, news: latest });
    listener.onLead(true);
  };
  const runForLeader = (within: number) => {
    if (candidacy !== undefined) return;
    candidacy = setTimeout(lead, within * (1 + Math.random()));
  };
  const followOther = (other: string, isForgotten: boolean) => {
    clearTimeout(candidacy);
    candidacy = undefined;
    heardAt = Date.now();
    if (leader === other && !isForgotten) return;
    const led = leader === id;
    leader = other;
    if (led) listener.onLead(false);
    listener.onNewLeader();
  };
  const forget = (tab: string) => {
    others.delete(tab);
    listener.onGone(tab);
  };
  const tick = () => {
    const now = Date.now();
    if (leader === id) {
      post({ type: 'lead', from: id, news: latest });
      // A tab that was closed without a word.
      for (const [tab, at] of others) if (now - at > 3 * deadAfter) forget(tab);
    } else if (leader !== undefined && now - heardAt > deadAfter) {
      leader = undefined;
      runForLeader(answerWithin);
    } else post({ type: 'here', from: id });
  };
  const hear = (message: TabMessage) => {
    switch (message.type) {
      case 'lead':
        if (leader === id && id < message.from) return post({ type: 'lead', from: id, news: latest });
        followOther(message.from, message.to === id);
        return listener.onNews(message.news);
      case 'here':
      case 'interest': {
        const isKnown = others.has(message.from);
        others.set(message.from, Date.now());
        if (leader !== id) return undefined;
        if (!isKnown) post({ type: 'lead', from: id, to: message.from, news: latest });
        if (message.type === 'interest') listener.onInterest(message.from, message.interest);
        return undefined;
      }
      case 'news':
        if (message.from === leader) listener.onNews(message.news);
        return undefined;
      case 'bye':
        if (message.from === leader) {
          leader = undefined;
          runForLeader(answerWithin / 3);
        }
        return forget(message.from);
    }
  };

  return {
    id,
    join() {
      if (channel) {
        unsubscribe = channel.listen((message) => hear(message as TabMessage));
        beating = setInterval(tick, beat);
        runForLeader(answerWithin);
        post({ type: 'here', from: id });
      } else lead();
    },
    leave() {
      clearTimeout(candidacy);
      clearInterval(beating);
      candidacy = undefined;
      unsubscribe?.();
      post({ type: 'bye', from: id });
      others.clear();
      const led = leader === id;
      leader = undefined;
      if (led) listener.onLead(false);
    },
    share: (interest) => post({ type: 'interest', from: id, interest }),
    pass(news) {
      latest = { isUp: news.isUp, heardAt: news.heardAt };
      post({ type: 'news', from: id, news });
    },
  };
}
