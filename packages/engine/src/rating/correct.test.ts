import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchId, openId, player, ratedMatches, tightSettings } from '../testing/rated-matches.ts';
import { runs } from '../testing/runs.ts';
import { correct } from './correct.ts';
import type { Correction, LedgerChange } from './correct.ts';
import { replay } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { RatedMatch } from './rated-match.ts';
import { defaultRatingSettings } from './settings.ts';
import type { RatingSettings } from './settings.ts';

const settings = defaultRatingSettings;
const match = (
  name: number,
  a: string,
  b: string,
  more: Partial<Pick<RatedMatch, 'finishedAt' | 'winner' | 'event'>> = {},
): RatedMatch => ({ id: matchId(name), finishedAt: name, a: player(a), b: player(b), winner: 'a', ...more });

const done = (ledger: Ledger, change: LedgerChange): Correction => {
  const result = correct(ledger, change);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** The same figures to the last bit: -0 and 0 differ, and so does the smallest step of a double. */
const expectSameLedger = (one: Ledger, other: Ledger): void => {
  expect(one.matches).toStrictEqual(other.matches);
  expect(one.rows).toStrictEqual(other.rows);
  expect(one.standings).toStrictEqual(other.standings);
};

describe('a correction touches', () => {
  // a-b, then c-d apart from them; b-e depends on the first, d-f on the second, and the last on both.
  const matches = [
    match(1, 'a', 'b'),
    match(2, 'c', 'd'),
    match(3, 'b', 'e'),
    match(4, 'd', 'f'),
    match(5, 'e', 'f'),
  ];
  const ledger = replay(matches, settings);

  it.each<[string, LedgerChange, number, string[]]>([
    [
      'the match and what follows of its players',
      { type: 'replace', match: match(1, 'b', 'a') },
      3,
      ['m1', 'm3', 'm5'],
    ],
    ['the last match alone', { type: 'replace', match: match(5, 'f', 'e') }, 1, ['m5']],
    ['nothing else when nothing changed', { type: 'replace', match: match(1, 'a', 'b') }, 1, []],
    ['what follows of a removed match', { type: 'remove', match: matchId(2) }, 2, ['m4', 'm5']],
    ['a match of two newcomers alone', { type: 'add', match: match(0, 'x', 'y') }, 1, ['m0']],
    [
      'what follows of a late match',
      { type: 'add', match: { ...match(9, 'e', 'x'), finishedAt: 2.5 } },
      3,
      ['m9', 'm3', 'm5'],
    ],
    [
      'what a match that moved in time passes',
      { type: 'replace', match: { ...match(3, 'b', 'e'), finishedAt: 6 } },
      2,
      ['m5', 'm3'],
    ],
  ])('%s', (_, change, touched, changed) => {
    const correction = done(ledger, change);
    expect(correction.touched).toBe(touched);
    expect([...new Set(correction.rows.map((row) => row.match))]).toEqual(changed);
  });

  it('the same with matches of one open as long as each is rated alone', () => {
    const ofOpen = matches.map((one) => ({ ...one, event: openId('x') }));
    const change: LedgerChange = {
      type: 'replace',
      match: { ...match(2, 'd', 'c'), event: openId('x') },
    };
    expect(done(replay(ofOpen, settings), change).touched).toBe(3);
  });

  it('nothing of a player whom the floor brings back to where they were', () => {
    // Bea is on the floor before match 2 either way: whoever beat her before does not reach it.
    const floored: RatingSettings = { ...settings, start: 100, provisionalMatches: 0 };
    const before = replay([match(1, 'a', 'b'), match(2, 'c', 'b'), match(3, 'd', 'b')], floored);
    const change: LedgerChange = { type: 'replace', match: match(1, 'e', 'b') };
    expect(done(before, change).touched).toBe(1);
  });
});

describe('a correction under updates per event', () => {
  const perEvent: RatingSettings = { ...settings, updating: 'perEvent' };
  const event = openId('x');
  const other = openId('y');
  const matches = [
    match(1, 'a', 'b', { event }),
    match(2, 'c', 'd', { event: other }),
    match(3, 'c', 'a', { event }),
    match(4, 'd', 'a', { event: other }),
  ];

  it('touches the whole event, and matches of no event on their own', () => {
    const loose = [...matches, match(5, 'x', 'y'), match(6, 'z', 'w')];
    const ledger = replay(loose, perEvent);
    const ofEvent: LedgerChange = { type: 'replace', match: match(4, 'a', 'd', { event: other }) };
    expect(done(ledger, ofEvent).touched).toBe(2);
    expect(done(ledger, { type: 'replace', match: match(5, 'y', 'x') }).touched).toBe(1);
  });

  it.each<[string, LedgerChange]>([
    ['a winner', { type: 'replace', match: match(1, 'b', 'a', { event }) }],
    ['a match that leaves its event', { type: 'replace', match: match(3, 'c', 'a') }],
    ['a match that moves to another event', { type: 'replace', match: match(3, 'c', 'a', { event: other }) }],
    ['the last match of an event, which now ends earlier', { type: 'remove', match: matchId(4) }],
    ['a match that makes an event end later', { type: 'add', match: match(9, 'a', 'd', { event }) }],
  ])('%s: equals a replay', (_, change) => {
    const ledger = replay(matches, perEvent);
    const correction = done(ledger, change);
    expectSameLedger(correction.ledger, replay(correction.ledger.matches, perEvent));
    expect(correction.ledger.rows).not.toEqual(ledger.rows);
  });
});

it.each<[LedgerChange, string]>([
  [{ type: 'add', match: match(1, 'x', 'y') }, 'rating.matchKnown'],
  [{ type: 'replace', match: match(2, 'x', 'y') }, 'rating.matchUnknown'],
  [{ type: 'remove', match: matchId(2) }, 'rating.matchUnknown'],
])('%o is refused', (change, code) => {
  const refused = correct(replay([match(1, 'a', 'b')], settings), change);
  expect(refused).toMatchObject({ ok: false, error: { code } });
});

/** A change to matches: of one of them, or one more. */
const changeOf = (
  matches: readonly RatedMatch[],
  at: number,
  type: LedgerChange['type'],
  late: RatedMatch,
): LedgerChange => {
  const known = matches[at % Math.max(1, matches.length)];
  if (known === undefined || type === 'add') return { type: 'add', match: late };
  if (type === 'remove') return { type, match: known.id };
  return { type, match: { ...late, id: known.id } };
};

const anyChange = fc.record({
  at: fc.nat(),
  type: fc.constantFrom<LedgerChange['type'][]>('add', 'replace', 'remove'),
  late: ratedMatches()
    .filter((matches) => matches.length > 0)
    .map((matches) => ({ ...(matches[0] as RatedMatch), id: matchId('late') })),
});

describe('any correction', () => {
  it('equals a full replay, bit for bit, and says every row that has other figures', () => {
    fc.assert(
      fc.property(ratedMatches(), tightSettings, anyChange, (matches, settings, { at, type, late }) => {
        const before = replay(matches, settings);
        const correction = done(before, changeOf(matches, at, type, late));
        const full = replay(correction.ledger.matches, settings);
        expectSameLedger(correction.ledger, full);
        const same = new Set(before.rows.map((row) => JSON.stringify(row)));
        expect(correction.rows).toEqual(full.rows.filter((row) => !same.has(JSON.stringify(row))));
        expect(correction.rows.length).toBeLessThanOrEqual(2 * correction.touched);
      }),
      { numRuns: runs },
    );
  });

  it('after many others still equals a full replay, also on top of an opening', () => {
    fc.assert(
      fc.property(
        ratedMatches(5, 20),
        tightSettings,
        fc.array(anyChange, { maxLength: 6 }),
        (matches, settings, changes) => {
          const opening = new Map([[player(0), { rating: 1234.5, matches: 2 }]]);
          let ledger = replay(matches, settings, opening);
          changes.forEach(({ at, type, late }, index) => {
            const change = changeOf(ledger.matches, at, type, { ...late, id: matchId(`late${index}`) });
            ledger = done(ledger, change).ledger;
          });
          expectSameLedger(ledger, replay(ledger.matches, settings, opening));
        },
      ),
      { numRuns: runs },
    );
  });
});
