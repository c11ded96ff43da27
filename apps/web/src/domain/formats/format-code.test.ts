import { expect, it } from 'vitest';
import { formatCode, readFormat } from './format-code.ts';

it.each(['k5', 'k7-3', 'g4-2-5_k5', 'g3-1-3_k7-3', 'g8-7-5_k3', 'g4-2f-5_k5'])(
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
  ['no text', 5],
  ['nonsense', 'x'],
])('%s is no format', (_, code) => expect(readFormat(code)).toBeUndefined());
