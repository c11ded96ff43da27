import { describe, expect, it } from 'vitest';
import type { PlayerId } from '../id.ts';
import { playerId } from '../testing/fields.ts';
import { enterLate } from './late-entry.ts';
import { placeOfQualifier } from './replacement.ts';

describe('a late entry', () => {
  it.each([
    ['before the groups are saved', { groupsSaved: false }, { ok: true, value: 'present' }],
    [
      'afterwards, without a group to join',
      { groupsSaved: true },
      { ok: false, error: { code: 'open.groupsSaved' } },
    ],
    [
      'into a group that has not begun',
      { groupsSaved: true, group: { matchesBegun: 0 } },
      { ok: true, value: 'present' },
    ],
    [
      'into a group that has',
      { groupsSaved: true, group: { matchesBegun: 2 } },
      { ok: false, error: { code: 'phase.matchesBegun', matches: 2 } },
    ],
  ])('%s', (_, facts, result) => {
    expect(enterLate(facts)).toStrictEqual(result);
  });
});

describe('the place of a qualifier who withdraws', () => {
  const names = (text: string): PlayerId[] => (text === '' ? [] : text.split(' ').map(playerId));
  const place = (player: string, qualified: string, gone: string, nextPhaseBegun = false): unknown =>
    placeOfQualifier({
      player: playerId(player),
      standings: names('A B C D'),
      qualified: names(qualified),
      gone: names(gone),
      nextPhaseBegun,
    });

  it.each([
    ['the winner: the third comes', 'A', 'A B', '', { kind: 'replacedBy', player: 'C', position: 3 }],
    ['the runner-up: the third comes', 'B', 'A B', '', { kind: 'replacedBy', player: 'C', position: 3 }],
    ['the third has withdrawn too', 'B', 'A B', 'C', { kind: 'replacedBy', player: 'D', position: 4 }],
    ['the others play the consolation', 'B', 'A B C D', '', { kind: 'walkover' }],
    ['nobody is left', 'B', 'A B', 'C D', { kind: 'walkover' }],
    ['a player ranked above who did not qualify is not asked again', 'C', 'C D', '', { kind: 'walkover' }],
  ])('%s', (_, player, qualified, gone, expected) => {
    expect(place(player, qualified, gone)).toStrictEqual(expected);
  });

  it('once the next phase has begun is a walkover', () => {
    expect(place('A', 'A B', '', true)).toStrictEqual({ kind: 'walkover' });
  });
});
