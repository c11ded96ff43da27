import { expect, test } from 'vitest';
import { givenDay, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { proposedTable } from './proposed-table.ts';

const row = (match_id: string) => ({ match_id, ready: true, waits: [], why: null });
const fixedTo = (table: number) => ({ table, not_before: null, at: null });
const byHand = (number: number) => ({ ...givenDayTable(number), automatic: false });

const day = (
  matches: ReturnType<typeof givenDayMatch>[],
  tables = [1, 2, 3].map((one) => givenDayTable(one)),
) => givenDay({ matches, tables, queue: matches.map(({ _id }) => row(_id)) });

const one = givenDayMatch({ _id: 'one' });
const two = givenDayMatch({ _id: 'two' });

test.each<[string, ReturnType<typeof day>, readonly number[], number | undefined]>([
  ['the first in the order in which they fill', day([one]), [], 1],
  ['the one that its row names', day([one]), [3], 3],
  ['the first of several that its row names that is free', day([one]), [7, 2], 2],
  ['the one that a person fixed', day([{ ...one, fixed: fixedTo(2) }]), [3], 2],
  ['none while the one that a person fixed is taken', day([{ ...one, fixed: fixedTo(9) }]), [], undefined],
  ['none that a person fixed for another', day([one, { ...two, fixed: fixedTo(1) }]), [], 2],
  ['one that is given matches by itself', day([one], [byHand(1), givenDayTable(2)]), [], 2],
  ['none while none is free', day([one, two], [givenDayTable(1, 'two')]), [], undefined],
])('the table that is proposed for a match: %s', (_, of, soon, expected) => {
  expect(proposedTable(of, 'one', soon)).toBe(expected);
});

test('nothing is proposed while no match is chosen', () => {
  expect(proposedTable(day([one]), null, [])).toBeUndefined();
});
