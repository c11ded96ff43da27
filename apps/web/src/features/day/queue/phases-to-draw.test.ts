import { expect, test } from 'vitest';
import { givenDay, givenDayMatch } from '../../../testing/given-day.ts';
import { phasesToDraw } from './phases-to-draw.ts';

const day = givenDay({ matches: [] });
const [open] = day.opens;
const of = { open_id: open?._id ?? '' };
const final = { ...of, phase: 3, round: 'final' as const };
const groups = { ...of, phase: 2, round: null };

test.each([
  ['the first phase that is not drawn', day, [final, groups], ['groups']],
  ['a knockout', day, [final], ['knockouts']],
  ['nothing of another open', day, [{ ...final, open_id: 'other' }], []],
  [
    'nothing while something is played',
    { ...day, matches: [givenDayMatch({ ...of, _id: 'on', state: 'inPlay' })] },
    [final],
    [],
  ],
  [
    'nothing for those who do not run it',
    { ...day, opens: day.opens.map((one) => ({ ...one, may_manage: false })) },
    [final],
    [],
  ],
])('a draw is offered of %s', (_, of, toCome, tabs) => {
  expect(phasesToDraw(of, toCome).map(({ tab }) => tab)).toEqual(tabs);
});

test('of a phase that is drawn its matches are offered', () => {
  expect(phasesToDraw(day, [final]).map(({ isDrawn }) => isDrawn)).toEqual([false]);
  expect(phasesToDraw(day, [{ ...final, drawn: true }]).map(({ isDrawn }) => isDrawn)).toEqual([true]);
});

test('of a Swiss phase a round to pair is offered', () => {
  const round = { ...groups, swiss: true as const };
  expect(phasesToDraw(day, [round])).toMatchObject([{ isDrawn: false, isSwiss: true, tab: 'groups' }]);
});
