import type { DrawProposal } from '@topspin/contract';
import { expect, test } from 'vitest';
import { judged } from './judged.ts';
import { swapped } from './swap.ts';

const entrants = ['a', 'b', 'c', 'd'].map((_id, place) => ({
  _id,
  rating: 2000 - place,
  rated: true,
  club_id: _id === 'a' || _id === 'd' ? 'red' : null,
  group: null,
  position: null,
}));
const proposal: DrawProposal = {
  groups: [{ name: 'Main draw', players: ['a', 'c', 'd', 'b'] }],
  entrants: [],
  came_instead: [],
  seeds: null,
  report: {
    method: 2,
    seed: 'x',
    inputs: { kind: 'knockout', entrants, groups: null, seeds: 2 },
    not_kept: [],
    vacancies: [],
  },
};
const asDrawn = proposal.groups.map(({ players }) => players);
const at = (place: number) => ({ group: 0, place });

test('a draw that nobody changed has its own report', () => {
  expect(judged(proposal, asDrawn)).toBe(proposal.report);
});

test('a change says at once what it breaks, and its undoing that nothing is broken', () => {
  const changed = swapped(asDrawn, at(1), at(2));
  expect(judged(proposal, changed).not_kept).toEqual([
    { constraint: 'clubsApart', players: ['a', 'd'], why: 'manualChange' },
  ]);
  expect(judged(proposal, swapped(changed, at(1), at(2))).not_kept).toEqual([]);
});
