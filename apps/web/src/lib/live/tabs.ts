import type { LiveMessage, LiveTopic } from '@topspin/contract';
import { randomId } from '#lib/random-id.ts';
import type { Debt } from './debts.ts';

/** What the pages of a tab follow, and what they have of it. */
export type Wish = { readonly topics: readonly LiveTopic[]; readonly debts: readonly Debt[] };

/** What the tab with the stream passes on: whether it hears the server, and when it last did. */
export type News = { readonly isUp: boolean; readonly heardAt: number; readonly message?: LiveMessage };

type Letter =
  /** `to` a tab that the leader did not know, or had forgotten. */
  | { readonly type: 'lead'; readonly from: string; readonly to?: string; readonly news: News }
  | { readonly type: 'wish'; readonly from: string; readonly wish: Wish }
  | { readonly type: 'news'; readonly from: string; readonly news: News }
  | { readonly type: 'here' | 'bye'; readonly from: string };

/** What the tabs of a browser say to each other; `listen` returns how to stop. */
export type Channel = {
  post(letter: unknown): void;
  listen(hear: (letter: unknown) => void): () => void;
};

export type TabsListener = {
  /** This tab holds the stream from now on, or no longer. */
  readonly onLead: (leads: boolean) => void;
  /** Another tab began to hold it, and has to learn what this one follows. */
  readonly onNewLeader: () => void;
  readonly onWish: (tab: string, wish: Wish) => void;
  /** A tab was closed or hidden. */
  readonly onGone: (tab: string) => void;
  readonly onNews: (news: News) => void;
};

/** The visible tabs of this browser, one of which holds the stream for all. */
export type Tabs = {
  readonly id: string;
  join(): void;
  leave(): void;
  wish(wish: Wish): void;
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
  let deafen: (() => void) | undefined;
  const others = new Map<string, number>();

  const post = (letter: Letter) => channel?.post(letter);
  const lead = () => {
    candidacy = undefined;
    leader = id;
    post({ type: 'lead', from: id, news: latest });
    listener.onLead(true);
  };
  const stand = (within: number) => {
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
      stand(answerWithin);
    } else post({ type: 'here', from: id });
  };
  const hear = (letter: Letter) => {
    switch (letter.type) {
      case 'lead':
        if (leader === id && id < letter.from) return post({ type: 'lead', from: id, news: latest });
        followOther(letter.from, letter.to === id);
        return listener.onNews(letter.news);
      case 'here':
      case 'wish': {
        const isKnown = others.has(letter.from);
        others.set(letter.from, Date.now());
        if (leader !== id) return undefined;
        if (!isKnown) post({ type: 'lead', from: id, to: letter.from, news: latest });
        if (letter.type === 'wish') listener.onWish(letter.from, letter.wish);
        return undefined;
      }
      case 'news':
        if (letter.from === leader) listener.onNews(letter.news);
        return undefined;
      case 'bye':
        if (letter.from === leader) {
          leader = undefined;
          stand(answerWithin / 3);
        }
        return forget(letter.from);
    }
  };

  return {
    id,
    join() {
      if (channel) {
        deafen = channel.listen((letter) => hear(letter as Letter));
        beating = setInterval(tick, beat);
        stand(answerWithin);
        post({ type: 'here', from: id });
      } else lead();
    },
    leave() {
      clearTimeout(candidacy);
      clearInterval(beating);
      candidacy = undefined;
      deafen?.();
      post({ type: 'bye', from: id });
      others.clear();
      const led = leader === id;
      leader = undefined;
      if (led) listener.onLead(false);
    },
    wish: (wish) => post({ type: 'wish', from: id, wish }),
    pass(news) {
      latest = { isUp: news.isUp, heardAt: news.heardAt };
      post({ type: 'news', from: id, news });
    },
  };
}
