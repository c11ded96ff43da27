import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayerId } from '../id.ts';
import { matchId, openId, player, ratedMatches, tightSettings } from '../testing/rated-matches.ts';
import { runs } from '../testing/runs.ts';
import { startingStanding } from './elo.ts';
import type { RatingStanding } from './elo.ts';
import { replay } from './ledger.ts';
import type { Ledger, LedgerRow } from './ledger.ts';
import { byFinish } from './rated-match.ts';
import type { RatedMatch } from './rated-match.ts';
import { rerate } from './rerate.ts';
import type { Rerating } from './rerate.ts';
import { defaultRatingSettings } from './settings.ts';
import type { RatingSettings } from './settings.ts';

const settings = defaultRatingSettings;
const match = (
  name: number,
  a: string,
  b: string,
  more: Partial<Pick<RatedMatch, 'finishedAt' | 'winner' | 'event'>> = {},
): RatedMatch => ({ id: matchId(name), finishedAt: name, a: player(a), b: player(b), winner: 'a', ...more });

/** The initial ratings of some players. */
type Initial = ReadonlyMap<PlayerId, number>;
const openingOf = (initial: Initial) =>
  new Map([...initial].map(([one, rating]) => [one, { rating, matches: 0 }]));

/** A match as it was and as it is: undefined where it was not rated, or is not any more. */
type Change = { readonly was?: RatedMatch | undefined; readonly is?: RatedMatch | undefined };

const applied = (matches: readonly RatedMatch[], { was, is }: Change): readonly RatedMatch[] => [
  ...matches.filter((one) => one !== was),
  ...(is ? [is] : []),
];

const keyOf = (row: LedgerRow): string => `${row.match} ${row.player}`;

/** Rates again from the first place that the change touches; under updates per event, from the beginning. */
const corrected = (
  before: Ledger,
  change: Change,
  initial: Initial,
): { rerating: Rerating; ledger: LedgerRow[] } => {
  const first = [change.was, change.is].filter((one) => one !== undefined).toSorted(byFinish)[0];
  const fromStart = before.settings.updating === 'perEvent' || first === undefined;
  const later = (one: RatedMatch) => fromStart || one.id === first.id || byFinish(one, first) > 0;
  const after = applied(before.matches, change);
  const standings = new Map<PlayerId, RatingStanding>(before.standings);
  for (const { a, b } of after)
    for (const one of [a, b]) standings.set(one, standings.get(one) ?? startingStanding(before.settings));
  const played = new Set(before.matches.filter(later).map(({ id }) => id));
  const kept = before.rows.filter((row) => played.has(row.match));
  const rerating = rerate({ rows: kept, standings, initial }, after.filter(later), before.settings);
  const rows = new Map(before.rows.map((row) => [keyOf(row), row]));
  for (const row of rerating.gone) expect(rows.delete(keyOf(row))).toBe(true);
  for (const row of [...rerating.changed, ...rerating.added]) rows.set(keyOf(row), row);
  return { rerating, ledger: [...rows.values()] };
};

const inOrder = (rows: readonly LedgerRow[]): LedgerRow[] =>
  rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** The same figures to the last bit, and nothing written that was right before. */
const expectReplay = (before: Ledger, change: Change, initial: Initial = new Map()): Rerating => {
  const { rerating, ledger } = corrected(before, change, initial);
  const full = replay(applied(before.matches, change), before.settings, openingOf(initial));
  expect(inOrder(ledger)).toStrictEqual(inOrder(full.rows));
  const old = new Set(before.rows.map((row) => JSON.stringify(row)));
  const different = full.rows.filter((row) => !old.has(JSON.stringify(row)));
  expect(inOrder([...rerating.changed, ...rerating.added])).toStrictEqual(inOrder(different));
  const standings = new Map(before.standings);
  for (const { player: one, after } of rerating.moved)
    if (after.matches === 0 && !initial.has(one)) standings.delete(one);
    else standings.set(one, after);
  expect(standings).toStrictEqual(
    new Map([...standings.keys()].map((key) => [key, full.standings.get(key)])),
  );
  expect(standings.size).toBe(full.standings.size);
  return rerating;
};

const matchesOf = (rows: readonly LedgerRow[]): string[] => [...new Set(rows.map((row) => row.match))];

describe('a correction writes', () => {
  // a-b, then c-d independently; b-e depends on the first, d-f on the second, and the last on both.
  const [one, two, three, four, five] = [
    match(1, 'a', 'b'),
    match(2, 'c', 'd'),
    match(3, 'b', 'e'),
    match(4, 'd', 'f'),
    match(5, 'e', 'f'),
  ] as const;
  const ledger = replay([one, two, three, four, five], settings);

  it.each<[string, Change, string[], string[]]>([
    [
      'the match and what follows of its players',
      { was: one, is: match(1, 'b', 'a') },
      ['m1', 'm3', 'm5'],
      [],
    ],
    ['the last match alone', { was: five, is: match(5, 'f', 'e') }, ['m5'], []],
    ['nothing when nothing changed', { was: one, is: match(1, 'a', 'b') }, [], []],
    ['what follows of a removed match', { was: two }, ['m4', 'm5'], ['m2']],
    ['a match of two newcomers alone', { is: match(0, 'x', 'y') }, ['m0'], []],
    [
      'what follows of a late match',
      { is: { ...match(9, 'e', 'x'), finishedAt: 2.5 } },
      ['m9', 'm3', 'm5'],
      [],
    ],
    [
      'what a match that moved in time passes',
      { was: three, is: { ...match(3, 'b', 'e'), finishedAt: 6 } },
      ['m5', 'm3'],
      [],
    ],
  ])('%s', (_, change, written, gone) => {
    const rerating = expectReplay(ledger, change);
    expect(matchesOf([...rerating.changed, ...rerating.added]).toSorted()).toEqual(written.toSorted());
    expect(matchesOf(rerating.gone)).toEqual(gone);
  });

  it('nothing of a player whom the floor brings back to where they were', () => {
    const floored: RatingSettings = { ...settings, start: 100, provisionalMatches: 0 };
    const first = match(1, 'a', 'b');
    const before = replay([first, match(2, 'c', 'b'), match(3, 'd', 'b')], floored);
    const rerating = expectReplay(before, { was: first, is: match(1, 'e', 'b') });
    expect(matchesOf([...rerating.changed, ...rerating.added])).toEqual(['m1']);
    expect(rerating.moved.map((moved) => moved.player).toSorted()).toEqual([player('a'), player('e')]);
  });

  it('another opponent, even where no figure is another one', () => {
    const { changed } = expectReplay(ledger, { was: five, is: match(5, 'e', 'new') });
    expect(changed).toMatchObject([{ player: player('e'), opponent: player('new') }]);
  });
});

describe('a player with an initial rating', () => {
  const initial = new Map([[player('a'), 1500]]);
  const first = match(1, 'a', 'b');
  const before = replay([first, match(2, 'a', 'c')], settings, openingOf(initial));

  it('begins with it', () => {
    expect(before.rows[0]).toMatchObject({ before: 1500, matchesBefore: 0 });
  });

  it.each<[string, Change]>([
    ['the first result is another one', { was: first, is: match(1, 'b', 'a') }],
    ['the first match never was', { was: first }],
    ['an earlier match becomes the first', { is: { ...match(9, 'a', 'c'), finishedAt: 0 } }],
  ])('also where %s', (_, change) => {
    expectReplay(before, change, initial);
  });

  it('has it back once no match is left', () => {
    const alone = replay([first], settings, openingOf(initial));
    const { moved } = expectReplay(alone, { was: first }, initial);
    expect(moved).toContainEqual(
      expect.objectContaining({ player: player('a'), after: { rating: 1500, matches: 0 } }),
    );
  });
});

describe('a correction under updates per event', () => {
  const perEvent: RatingSettings = { ...settings, updating: 'perEvent' };
  const event = openId('x');
  const other = openId('y');
  const [one, two, three, four] = [
    match(1, 'a', 'b', { event }),
    match(2, 'c', 'd', { event: other }),
    match(3, 'c', 'a', { event }),
    match(4, 'd', 'a', { event: other }),
  ] as const;

  it.each<[string, Change]>([
    ['a winner', { was: one, is: match(1, 'b', 'a', { event }) }],
    ['a match that leaves its event', { was: three, is: match(3, 'c', 'a') }],
    ['a match that moves to another event', { was: three, is: match(3, 'c', 'a', { event: other }) }],
    ['the last match of an event, which now ends earlier', { was: four }],
    ['a match that makes an event end later', { is: match(9, 'a', 'd', { event }) }],
  ])('%s: equals a replay', (_, change) => {
    const { changed } = expectReplay(replay([one, two, three, four], perEvent), change);
    expect(changed).not.toEqual([]);
  });
});

const initialRatings: fc.Arbitrary<Initial> = fc
  .array(fc.option(fc.integer({ min: 110, max: 2000 })), { maxLength: 6 })
  .map(
    (ratings) =>
      new Map(ratings.flatMap((rating, index) => (rating === null ? [] : [[player(index), rating]]))),
  );

/** A change to matches: of one of them, or one more. */
const anyChange = fc.record({
  at: fc.nat(),
  type: fc.constantFrom('add', 'replace', 'remove'),
  late: ratedMatches()
    .filter((matches) => matches.length > 0)
    .map(([one]) => one as RatedMatch),
});
type AnyChange = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never;

const changeOf = (matches: readonly RatedMatch[], { at, type, late }: AnyChange, name = 'late'): Change => {
  const was = matches[at % Math.max(1, matches.length)];
  if (was === undefined || type === 'add') return { is: { ...late, id: matchId(name) } };
  return type === 'remove' ? { was } : { was, is: { ...late, id: was.id } };
};

describe('any correction', () => {
  it('equals a full replay, bit for bit, and writes the rows that have other figures and no others', () => {
    fc.assert(
      fc.property(
        ratedMatches(),
        tightSettings,
        anyChange,
        initialRatings,
        (matches, settings, change, initial) => {
          const before = replay(matches, settings, openingOf(initial));
          expectReplay(before, changeOf(before.matches, change), initial);
        },
      ),
      { numRuns: runs },
    );
  });

  it('after many others still equals a full replay', () => {
    fc.assert(
      fc.property(
        ratedMatches(5, 20),
        tightSettings,
        fc.array(anyChange, { maxLength: 6 }),
        (matches, settings, changes) => {
          let ledger = replay(matches, settings);
          changes.forEach((change, index) => {
            const made = changeOf(ledger.matches, change, `late${index}`);
            expectReplay(ledger, made);
            ledger = replay(applied(ledger.matches, made), settings);
          });
        },
      ),
      { numRuns: runs },
    );
  });
});
