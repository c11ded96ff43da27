import type { Match } from '@topspin/contract';
import { expect, test } from 'vitest';
import { playAll, type MatchesToPlay } from './play-all.ts';

const match = (_id: string) => ({ _id, a: null, b: null }) as Match;

/** Rounds that become ready one after the other. */
function knockout(rounds: readonly (readonly string[])[]) {
  const played: string[] = [];
  const calls: MatchesToPlay = {
    left: () => {
      const left = rounds.map((round) => round.filter((id) => !played.includes(id)));
      const ready = left.find((round) => round.length > 0) ?? [];
      return Promise.resolve({ ready: ready.map(match), count: left.flat().length });
    },
    play: (_id) => {
      played.push(_id);
      return Promise.resolve({ _id, state: 'finished' as const, sets_won: { a: 3, b: 1 }, points: 80 });
    },
  };
  return { calls, played };
}

const rounds = [['s1', 's2'], ['f']];
const goesOn = () => new AbortController().signal;

test('plays round after round, and knows from the start how many there are', async () => {
  const { calls, played } = knockout(rounds);
  const news: string[] = [];
  for await (const { done, total } of playAll(calls, goesOn())) news.push(`${done} of ${total}`);
  expect(news).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(played).toEqual(['s1', 's2', 'f']);
});

test('plays nothing where nothing is left', async () => {
  const { calls } = knockout([]);
  expect(await playAll(calls, goesOn()).next()).toEqual({ done: true, value: undefined });
});

test('stops after the match being played', async () => {
  const { calls, played } = knockout(rounds);
  const stop = new AbortController();
  for await (const _ of playAll(calls, stop.signal)) stop.abort();
  expect(played).toEqual(['s1']);
});

test('tries a match once, though it stays as it is', async () => {
  const { calls } = knockout(rounds);
  const stuck: MatchesToPlay = { ...calls, left: async () => ({ ready: [match('s1')], count: 1 }) };
  const news: number[] = [];
  for await (const { done } of playAll(stuck, goesOn())) news.push(done);
  expect(news).toEqual([1]);
});
