import type { Match } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { ownMatch, turnIn } from './my-turn.ts';

const person = (name: string) => ({ _id: name, name });
const match = (number: number, a: string, b: string, over: object = {}) =>
  ({
    _id: String(number),
    number,
    a: person(a),
    b: person(b),
    umpire: null,
    state: 'enrolled',
    table: 6,
    round: null,
    group_id: 'g',
    ...over,
  }) as Match;
const inPlay = { state: 'inPlay' };
const umpire = { umpire: person('me') };

describe('the match of a player', () => {
  test.each([
    { name: 'is the one going on', mine: [match(1, 'me', 'x'), match(2, 'me', 'y', inPlay)], number: 2 },
    {
      name: 'is one umpired now rather than one to play',
      mine: [match(1, 'me', 'x'), match(2, 'x', 'y', { ...inPlay, ...umpire })],
      number: 2,
    },
    { name: 'is the next to play', mine: [match(3, 'me', 'x'), match(5, 'me', 'y')], number: 3 },
    { name: 'is none to umpire later', mine: [match(3, 'x', 'y', umpire)], number: undefined },
  ])('$name', ({ mine, number }) => {
    expect(ownMatch(mine, 'me')?.number).toBe(number);
  });
});

describe('the turn', () => {
  const own = match(6, 'me', 'rival');

  test.each([
    { name: 'now if nothing comes before', group: [own], turn: { kind: 'now' } },
    {
      name: 'later while the opponent still plays',
      group: [match(4, 'rival', 'x', { ...inPlay, table: 2 }), own],
      turn: { kind: 'later', busy: ['rival'], before: 0 },
    },
    {
      name: 'later while earlier matches of the group wait for the same table',
      group: [match(4, 'x', 'y', inPlay), match(5, 'x', 'z'), own],
      turn: { kind: 'later', busy: [], before: 2 },
    },
    {
      name: 'now if the earlier ones have another table',
      group: [match(5, 'x', 'z', { table: 1 }), own],
      turn: { kind: 'now' },
    },
    { name: 'now if the others come after', group: [own, match(7, 'x', 'z')], turn: { kind: 'now' } },
  ])('is $name', ({ group, turn }) => {
    expect(turnIn(own, 'me', { mine: [own], group })).toMatchObject(turn);
  });

  test('in a knockout does not wait for other matches without a table', () => {
    const final = match(2, 'me', 'rival', { round: 'semifinal', table: null });
    expect(
      turnIn(final, 'me', {
        mine: [final],
        group: [match(1, 'x', 'y', { ...inPlay, table: null, round: 'semifinal' }), final],
      }),
    ).toMatchObject({
      kind: 'now',
    });
  });

  test.each([
    { own: match(1, 'me', 'x', inPlay), kind: 'playing' },
    { own: match(1, 'x', 'y', { ...inPlay, ...umpire }), kind: 'umpiring' },
  ])('in a match going on is $kind', ({ own: going, kind }) => {
    expect(turnIn(going, 'me', { mine: [going], group: [going] }).kind).toBe(kind);
  });

  test('while umpiring says what they play next', () => {
    const [umpired, next] = [match(1, 'x', 'y', { ...inPlay, ...umpire }), match(4, 'me', 'x')];
    const turn = turnIn(umpired, 'me', { mine: [umpired, next], group: [umpired, next] });
    expect(turn).toMatchObject({ kind: 'umpiring', next: { number: 4 } });
  });
});
