import { expect, test } from 'vitest';
import { topBeside } from './beside-dialog.ts';

const phone = 844;
const bar = 60;

test.each([
  ['above a dialog that leaves room', { top: 200, bottom: 640, titleEnds: 260, actionsBegin: 580 }, 8],
  ['below one that is high up', { top: 32, bottom: 500, titleEnds: 96, actionsBegin: 440 }, 776],
  [
    'above the buttons of one that is as high as the window',
    { top: 32, bottom: 812, titleEnds: 96, actionsBegin: 740 },
    672,
  ],
  ['at the foot of one without buttons', { top: 0, bottom: 844, titleEnds: 64, actionsBegin: 844 }, 776],
])('a notification is %s', (_, dialog, top) => {
  expect(topBeside(dialog, bar, phone)).toBe(top);
});

test('above the keyboard, and never over the title', () => {
  const dialog = { top: 0, bottom: 844, titleEnds: 64, actionsBegin: 780 };
  expect(topBeside(dialog, bar, 400)).toBe(332);
  expect(topBeside(dialog, bar, 100)).toBe(64);
});
