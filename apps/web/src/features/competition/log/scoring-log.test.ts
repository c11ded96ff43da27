import type { MatchEvent } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { confirm, record, stateOf, type ScoringAction, type ScoringLog, type Tapped } from './scoring-log.ts';

const rules = { bestOf: 5 } as const;
const empty: ScoringLog = { confirmed: [], pending: [] };
const toss: ScoringAction = { type: 'toss', winner: 'a', choice: 'serve', server: 'a', leftEnd: 'a' };
const pointFor = (side: 'a' | 'b'): ScoringAction => ({ type: 'point', side });

const play = (log: ScoringLog, ...actions: readonly ScoringAction[]): ScoringLog =>
  actions.reduce((played, action, index) => {
    const recorded = record(played, action, rules, {
      id: `${played.pending.length}-${index}`,
      now: index * 1000,
    });
    if (!recorded.ok) throw new Error(recorded.error.code);
    return recorded.value;
  }, log);

describe('an action of the umpire', () => {
  test('counts on the screen before the server knows of it', () => {
    const log = play(empty, toss, pointFor('a'), pointFor('b'), pointFor('b'));
    expect(stateOf(log, rules).sets.at(-1)?.score).toEqual({ a: 1, b: 2 });
  });

  test('has the place in the log after all that is there', () => {
    const log = play(empty, toss, pointFor('a'));
    const later = play({ confirmed: log.pending, pending: [] }, pointFor('b'));
    expect(later.pending.map(({ seq }) => seq)).toEqual([3]);
  });

  test('is refused with the rule it breaks', () => {
    const refused = record(empty, pointFor('a'), rules, { id: 'x', now: 0 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'match.tossMissing' } });
  });
});

describe('what the server answers', () => {
  const log = play(empty, toss, pointFor('a'), pointFor('b'));
  const [first, second, third] = log.pending as [MatchEvent, MatchEvent, MatchEvent];
  const tapped: readonly Tapped[] = log.pending.map((event, index) => ({
    event,
    after: log.pending[index - 1]?.id ?? null,
  }));
  const theirs = (event: MatchEvent) => ({ ...event, id: `their ${event.seq}` });

  test.each([
    { has: 'nothing', confirmed: [], pending: 3 },
    { has: 'a part', confirmed: [first, second], pending: 1 },
    { has: 'everything', confirmed: [first, second, third], pending: 0 },
    { has: 'events of somebody else', confirmed: [theirs(first)], pending: 0 },
    { has: 'a part, and events of somebody else', confirmed: [first, theirs(second)], pending: 0 },
    { has: 'another log of the same length', confirmed: [theirs(first), theirs(second)], pending: 0 },
  ])('with $has there leaves $pending waiting', ({ confirmed, pending }) => {
    expect(confirm(confirmed, tapped).pending).toHaveLength(pending);
  });
});
