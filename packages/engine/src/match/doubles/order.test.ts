import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedAtFive,
  firstTurn,
  firstTurnAfter,
  orderFrom,
  partnerOf,
  places,
  turnAfter,
  turnAt,
  turnOf,
  turnsOver,
  type PairPlayer,
  type ServingTurn,
} from './order.ts';
import { sides } from '../match.ts';
import { serverAt } from '../serve.ts';

/** A and B against X and Y, as the laws call them. */
const names = { a1: 'A', a2: 'B', b1: 'X', b2: 'Y' } as const;
const nameOf = ({ side, place }: PairPlayer): string => names[`${side}${place}`];
const said = ({ server, receiver }: ServingTurn): string => `${nameOf(server)}${nameOf(receiver)}`;

const first = firstTurn('a', 1, 1);
const order = orderFrom(first);

const anyTurn = fc
  .tuple(fc.constantFrom(...sides), fc.constantFrom(...places), fc.constantFrom(...places))
  .map(([side, server, receiver]) => firstTurn(side, server, receiver));
const anyPoints = fc.integer({ min: 0, max: 80 });

describe('the order of a game (2.13.4)', () => {
  test('A serves to X, X to B, B to Y, Y to A, twice each', () => {
    const served = Array.from({ length: 10 }, (_, points) => said(turnAt(order, points)));
    expect(served).toEqual(['AX', 'AX', 'XB', 'XB', 'BY', 'BY', 'YA', 'YA', 'AX', 'AX']);
  });

  test('from 10-10 on once each, in the same order', () => {
    const served = Array.from({ length: 8 }, (_, at) => said(turnAt(order, 17 + at)));
    expect(served).toEqual(['AX', 'XB', 'XB', 'BY', 'YA', 'AX', 'XB', 'BY']);
  });

  test.each([
    [0, 0],
    [1, 0],
    [19, 9],
    [20, 10],
    [21, 11],
    [30, 20],
  ])('after %i points %i turns are over', (points, over) => {
    expect(turnsOver(points)).toBe(over);
  });

  test('under the expedite system once each from the point at which it begins (2.15.4)', () => {
    const from = orderFrom(turnAt(order, 5), 5);
    expect([5, 6, 7, 8, 9].map((points) => said(turnAt(from, points, true)))).toEqual([
      'BY',
      'YA',
      'AX',
      'XB',
      'BY',
    ]);
  });

  test('the pair that serves is the side that would serve in singles', () => {
    fc.assert(
      fc.property(anyTurn, anyPoints, fc.boolean(), (turn, points, expedite) => {
        expect(turnAt(orderFrom(turn), points, expedite).server.side).toBe(
          serverAt(turn.server.side, points, expedite),
        );
      }),
    );
  });

  test('everybody serves to one opponent and receives from the other, and four turns are a round', () => {
    fc.assert(
      fc.property(anyTurn, (turn) => {
        const round = [turn];
        while (round.length < 4) round.push(turnAfter(round.at(-1) ?? turn));
        expect(new Set(round.map(({ server }) => nameOf(server))).size).toBe(4);
        expect(new Set(round.map(({ receiver }) => nameOf(receiver))).size).toBe(4);
        for (const { server, receiver } of round) {
          expect(receiver.side).not.toBe(server.side);
          const serves = round.find((other) => nameOf(other.receiver) === nameOf(server));
          expect(nameOf(serves?.server ?? server)).toBe(nameOf(partnerOf(receiver)));
        }
        expect(turnAfter(round.at(-1) ?? turn)).toEqual(turn);
      }),
    );
  });
});

describe('at five points in the last possible game (2.13.6)', () => {
  test.each([
    [5, 'BX'],
    [6, 'YB'],
    [9, 'AY'],
  ])('at %i points played: %s', (points, served) => {
    expect(said(turnAt(changedAtFive(order, points), points))).toBe(served);
  });

  test('between two serves of one player, who serves on, to the other receiver', () => {
    expect(said(turnAt(order, 4))).toBe('BY');
    const changed = changedAtFive(order, 5);
    expect([5, 6, 7, 8, 9, 10].map((points) => said(turnAt(changed, points)))).toEqual([
      'BX',
      'XA',
      'XA',
      'AY',
      'AY',
      'YB',
    ]);
  });

  test('the server stays and the receiver changes, so that everybody plays the other opponent from then on', () => {
    fc.assert(
      fc.property(anyTurn, fc.integer({ min: 5, max: 9 }), anyPoints, (turn, at, more) => {
        const before = orderFrom(turn);
        const changed = changedAtFive(before, at);
        expect(turnAt(changed, at).server).toEqual(turnAt(before, at).server);
        const { server, receiver } = turnAt(changed, at + more);
        const opponents = [0, 2, 4, 6].map((points) => turnAt(before, points));
        const to = opponents.find((one) => nameOf(one.server) === nameOf(server))?.receiver;
        expect(receiver).toEqual(partnerOf(to ?? receiver));
      }),
    );
  });
});

describe('a later game (2.13.5)', () => {
  test.each([
    [1, 'XA'],
    [2, 'YB'],
  ] as const)(
    'player %i of the serving pair serves to the one who served to them before: %s',
    (server, served) => {
      expect(said(firstTurnAfter(first, { side: 'b', place: server }))).toBe(served);
    },
  );

  test('follows from any turn of the game before, also one from which its order was set right', () => {
    fc.assert(
      fc.property(anyTurn, fc.constantFrom(...sides), fc.constantFrom(...places), (turn, side, place) => {
        const server = { side, place };
        const next = firstTurnAfter(turn, server);
        expect(firstTurnAfter(turnAfter(turn), server)).toEqual(next);
        expect(turnOf(turn, next.receiver).receiver).toEqual(server);
      }),
    );
  });

  test('the pair that received first serves first, and its server receives nothing new', () => {
    fc.assert(
      fc.property(anyTurn, fc.constantFrom(...places), (turn, server) => {
        const next = firstTurnAfter(turn, { side: turn.receiver.side, place: server });
        expect(next.server).toEqual({ side: turn.receiver.side, place: server });
        const before = [0, 2, 4, 6].map((points) => turnAt(orderFrom(turn), points));
        expect(
          before.some(
            (one) =>
              nameOf(one.server) === nameOf(next.receiver) && nameOf(one.receiver) === nameOf(next.server),
          ),
        ).toBe(true);
      }),
    );
  });

  test('two games on, everybody serves to whom they served in the first', () => {
    fc.assert(
      fc.property(anyTurn, fc.constantFrom(...places), fc.constantFrom(...places), (turn, one, two) => {
        const second = firstTurnAfter(turn, { side: turn.receiver.side, place: one });
        const third = firstTurnAfter(second, { side: turn.server.side, place: two });
        const inFirst = [0, 2, 4, 6].map((points) => turnAt(orderFrom(turn), points));
        expect(inFirst.map(said)).toContain(said(third));
      }),
    );
  });
});
