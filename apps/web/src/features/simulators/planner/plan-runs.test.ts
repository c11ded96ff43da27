import { expect, it } from 'vitest';
import { pointsOff, runsOf } from './plan-runs.ts';

const knockout = { bestOf: 5, thirdPlace: false } as const;
const swiss = { groups: null, swiss: { rounds: 9, qualifiers: 0, bestOf: 5 }, knockout } as const;

it.each([
  [20, 1000],
  [64, 1000],
  [128, 250],
  [512, 16],
])('a Swiss system of %i players is simulated %i times', (players, runs) => {
  expect(runsOf({ players, format: swiss })).toBe(runs);
});

it('other formats are simulated as often whatever their size', () => {
  expect(runsOf({ players: 512, format: { groups: null, knockout } })).toBe(1000);
});

it.each([
  [1000, 4],
  [250, 7],
  [16, 25],
])('a share found in %i runs may be %i points off', (runs, points) => {
  expect(pointsOff(runs)).toBe(points);
});
