import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTabs, type Channel, type News, type Interest } from './tabs.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The channel of one browser, as each of its tabs has it. */
function browser() {
  const tabs = new Map<object, (message: unknown) => void>();
  return (): Channel => {
    const own = {};
    return {
      post: (message) => tabs.forEach((hear, tab) => tab !== own && hear(structuredClone(message))),
      listen(hear) {
        tabs.set(own, hear);
        return () => tabs.delete(own);
      },
    };
  };
}

function tabOf(channel: Channel | null, interest: Interest = { topics: ['me'], states: [] }) {
  const seen = { leads: false, interests: new Map<string, Interest>(), news: [] as News[] };
  const tabs = createTabs(channel, {
    onLead: (leads) => (seen.leads = leads),
    onNewLeader: () => tabs.share(interest),
    onInterest: (tab, interest) => seen.interests.set(tab, interest),
    onGone: (tab) => seen.interests.delete(tab),
    onNews: (news) => seen.news.push(news),
  });
  return { ...tabs, seen, join: () => tabs.join(), leave: () => tabs.leave() };
}

const open = (channelOf: () => Channel, count: number) =>
  Array.from({ length: count }, () => {
    const tab = tabOf(channelOf());
    tab.join();
    vi.advanceTimersByTime(1000);
    return tab;
  });
const leaders = (tabs: readonly ReturnType<typeof tabOf>[]) => tabs.filter(({ seen }) => seen.leads);

describe('the tabs of a browser', () => {
  test('the first holds the stream, and learns what the others follow', () => {
    const tabs = open(browser(), 3);
    expect(leaders(tabs)).toEqual([tabs[0]]);
    expect([...(tabs[0]?.seen.interests.keys() ?? [])]).toEqual([tabs[1]?.id, tabs[2]?.id]);
  });

  test('all hear what it passes on', () => {
    const [first, ...others] = open(browser(), 3);
    const news = { isUp: true, heardAt: 7, message: { type: 'resync' } } as const;
    first?.pass(news);
    for (const { seen } of others) expect(seen.news.at(-1)).toEqual(news);
  });

  test('another takes over at once when it is closed, and they tell it what they follow', () => {
    const [first, ...others] = open(browser(), 3);
    first?.leave();
    vi.advanceTimersByTime(200);
    const [leader, ...more] = leaders(others);
    expect(more).toEqual([]);
    expect(leader?.seen.interests.size).toBe(1);
  });

  test('another takes over within seconds when it dies without a word', () => {
    const channelOf = browser();
    let isDead = false;
    const mortal = channelOf();
    const first = tabOf({
      post: (message) => isDead || mortal.post(message),
      listen: (hear) => mortal.listen((message) => isDead || hear(message)),
    });
    first.join();
    vi.advanceTimersByTime(1000);
    const others = open(channelOf, 2);
    expect(leaders(others)).toEqual([]);
    isDead = true;
    vi.advanceTimersByTime(8000);
    expect(leaders(others)).toHaveLength(1);
  });

  test('one yields when two hold it, as after a frozen tab wakes up', () => {
    const channelOf = browser();
    const deaf = channelOf();
    let isFrozen = true;
    const sleeper = tabOf({
      post: (message) => isFrozen || deaf.post(message),
      listen: (hear) => deaf.listen((message) => isFrozen || hear(message)),
    });
    sleeper.join();
    const tabs = [sleeper, ...open(channelOf, 2)];
    expect(leaders(tabs)).toHaveLength(2);
    isFrozen = false;
    vi.advanceTimersByTime(6000);
    expect(leaders(tabs)).toHaveLength(1);
  });

  test('one that was closed without a word is forgotten', () => {
    const channelOf = browser();
    const [first] = open(channelOf, 1);
    channelOf().post({ type: 'interest', from: 'gone', interest: { topics: [], states: [] } });
    expect(first?.seen.interests.size).toBe(1);
    vi.advanceTimersByTime(30_000);
    expect(first?.seen.interests.size).toBe(0);
  });

  test('one that is forgotten while the computer sleeps says again what it follows', () => {
    const channelOf = browser();
    const [first] = open(channelOf, 1);
    let isAsleep = false;
    const channel = channelOf();
    const second = tabOf({ ...channel, post: (message) => isAsleep || channel.post(message) });
    second.join();
    isAsleep = true;
    vi.advanceTimersByTime(20_000);
    expect(first?.seen.interests.size).toBe(0);
    isAsleep = false;
    vi.advanceTimersByTime(3000);
    expect([...(first?.seen.interests.keys() ?? [])]).toEqual([second.id]);
  });

  test('each holds its own where there is no channel', () => {
    const tab = tabOf(null);
    tab.join();
    expect(tab.seen.leads).toBe(true);
  });
});
