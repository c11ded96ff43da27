import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { anyFinishedOpen, type FinishedOpen } from '../../testing/any-finished-open.ts';
import { classification } from './classification.ts';

const sorted = ({ phases }: FinishedOpen): readonly number[] =>
  classification(phases)
    .map(({ position }) => position)
    .toSorted((one, other) => one - other);

const check = (holds: (open: FinishedOpen) => void): void =>
  fc.assert(fc.property(anyFinishedOpen, holds), { numRuns: runs });

it('every player of a finished open has exactly one position, whatever was corrected', () => {
  check((open) => {
    const classified = classification(open.phases).map(({ player }) => player);
    expect(classified.toSorted()).toStrictEqual(open.players.toSorted());
  });
});

it('positions have no holes but those that a tie takes, and only who won a final is first', () => {
  check((open) => {
    const all = sorted(open);
    const first = open.hasWinner ? 1 : 2;
    const expected = all.map((position) =>
      Math.max(first, 1 + all.filter((other) => other < position).length),
    );
    expect(all).toStrictEqual(expected);
  });
});
