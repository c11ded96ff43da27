import { describe, expect, test } from 'vitest';
import { type NeedsGroup, needsOf } from './need-lines.ts';

const person = (name: string) => ({
  _id: name,
  name,
  avatar: null,
  club_id: null,
  rating: 1000,
  guest: false,
});
type Result = 'a' | 'b' | undefined;

type Played = NeedsGroup['matches'][number];

const match = (a: string, b: string, winner: Result, lost = 0): Played => ({
  _id: `${a}${b}`,
  a: person(a),
  b: person(b),
  best_of: 5,
  state: winner ? 'finished' : 'enrolled',
  outcome: winner ? 'played' : null,
  winner: winner ?? null,
  sets: winner ? [...sets(winner, 3), ...sets(winner === 'a' ? 'b' : 'a', lost)] : [],
});

const sets = (winner: 'a' | 'b', count: number) =>
  Array.from({ length: count }, () => (winner === 'a' ? { a: 11, b: 5 } : { a: 5, b: 11 }));

const group = (matches: readonly Played[], qualify: number | null): NeedsGroup => ({
  qualify,
  players: ['Ana', 'Bea', 'Carla', 'Dora']
    .filter((name) => matches.some(({ a, b }) => a?._id === name || b?._id === name))
    .map((name) => ({ ...person(name), left: false })),
  matches,
});

/** Ana has won both her matches; Bea and Carla have lost to her, and play each other last. */
const three = [match('Ana', 'Bea', 'a'), match('Ana', 'Carla', 'a'), match('Bea', 'Carla', undefined)];

describe('what each needs', () => {
  test('the leader needs nothing, the others their last match', () => {
    const needs = needsOf(group(three, 2));
    expect(needs.map(({ player, kind }) => [player, kind])).toEqual([
      ['Ana', 'settled'],
      ['Bea', 'lastMatch'],
      ['Carla', 'lastMatch'],
    ]);
    expect(needs[0]?.lines).toEqual([
      { prospect: 'qualified', scores: [], ways: [], chances: { count: 0, total: 0 } },
    ]);
  });

  test('results that mean the same are one line', () => {
    const [, bea] = needsOf(group(three, 2));
    expect(bea?.lines.map(({ prospect, scores }) => [prospect, scores.length])).toEqual([
      ['qualified', 3],
      ['eliminated', 3],
    ]);
  });

  test('where the best of the next position qualify too, who may be third is not out', () => {
    const next_places = { position: 3, places: 1, fill_to: 7, is_over: false, rows: [] };
    const [, bea] = needsOf({ ...group(three, 2), next_places });
    expect(bea?.lines.map(({ prospect }) => prospect)).toEqual(['qualified', 'open']);
  });

  test('who has no match left waits for the others', () => {
    const waiting = [
      match('Ana', 'Bea', 'a'),
      match('Ana', 'Carla', 'a'),
      match('Ana', 'Dora', 'a'),
      match('Bea', 'Carla', 'a'),
      match('Bea', 'Dora', 'b', 2),
      match('Carla', 'Dora', undefined),
    ];
    const bea = needsOf(group(waiting, 2)).find(({ player }) => player === 'Bea');
    expect(bea?.kind).toBe('waits');
    expect(bea?.lines[0]?.prospect).toBe('open');
  });

  test.each([
    { why: 'nobody goes on', of: group(three, null) },
    { why: 'it is over', of: group([match('Ana', 'Bea', 'a')], 1) },
    { why: 'it has no matches', of: group([], 2) },
  ])('is not asked when $why', ({ of }) => {
    expect(needsOf(of)).toEqual([]);
  });
});
