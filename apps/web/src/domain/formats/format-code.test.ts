import { expect, it } from 'vitest';
import { formatCode, readFormat } from './format-code.ts';

it.each(['k5', 'k7-3', 'g4-2-5_k5', 'g3-1-3_k7-3', 'g8-7-5_k3', 'g4-2f-5_k5', 's7-5', 's12-8-3_k7-3'])(
  '%s is read and written the same',
  (code) => {
    const format = readFormat(code);
    expect(format && formatCode(format)).toBe(code);
  },
);

it.each([
  ['an even number of sets', 'k4'],
  ['everybody goes on', 'g4-4-5_k5'],
  ['nobody goes on', 'g4-0-5_k5'],
  ['too small a group', 'g2-1-5_k5'],
  ['too large a group', 'g9-1-5_k5'],
  ['no round', 's0-5'],
  ['too many rounds', 's16-5'],
  ['one who goes on alone', 's7-1-5_k5'],
  ['more who go on than an open has', 's7-513-5_k5'],
  ['a Swiss system of four sets', 's7-4'],
  ['a knockout after a Swiss system of which nobody goes on', 's7-5_k5'],
  ['two stages before the knockout', 'g4-2-5_s7-8-5_k5'],
  ['groups without a knockout', 'g4-2-5'],
  ['no text', 5],
  ['nonsense', 'x'],
])('%s is no format', (_, code) => expect(readFormat(code)).toBeUndefined());

it('a Swiss system has no knockout if nobody goes on', () => {
  expect(readFormat('s7-5')).toEqual({
    groups: null,
    swiss: { rounds: 7, qualifiers: 0, bestOf: 5 },
    knockout: { bestOf: 5, thirdPlace: false },
  });
  expect(readFormat('s7-8-3_k5')).toMatchObject({ swiss: { rounds: 7, qualifiers: 8, bestOf: 3 } });
});
