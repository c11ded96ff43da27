import { expect, test } from 'vitest';
import { messages } from './index.ts';

test.each(['es', 'en', 'ca'] as const)(
  'in %s semi-finals are in the plural like quarter-finals',
  (language) => {
    const { semifinal, quarterfinal } = messages[language].match.rounds;
    expect([semifinal, quarterfinal].map((name) => /s\b/u.test(name))).toEqual([true, true]);
  },
);
