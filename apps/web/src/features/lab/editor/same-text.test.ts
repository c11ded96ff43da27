import { expect, test } from 'vitest';
import { sameText } from './same-text.ts';

test.each([
  ['another mark for a list', '* uno\n* dos', '- uno\n- dos', true],
  ['another mark for emphasis', '*uno*', '_uno_', true],
  ['space around it', '\n# Uno\n', '# Uno', true],
  ['another word', '# Uno', '# Dos', false],
  ['another level', '# Uno', '## Uno', false],
  ['lost emphasis', '**uno**', 'uno', false],
])('a text with %s', (_, one, other, same) => {
  expect(sameText(one, other)).toBe(same);
});
