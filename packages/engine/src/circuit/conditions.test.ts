import { expect, test } from 'vitest';
import { widerConditions, type EntryConditions } from './conditions.ts';

const any: EntryConditions = { age_range: null, rating_range: null, functional_diversity: false };
const youth = { min: 10, max: 18 };
const ages = (min: number, max: number): EntryConditions => ({ ...any, age_range: { min, max } });

test.each<[string, EntryConditions, EntryConditions, string[]]>([
  ['anybody in a circuit for anybody', any, any, []],
  ['some ages in a circuit for anybody', ages(40, 99), any, []],
  ['functional diversity in a circuit for anybody', { ...any, functional_diversity: true }, any, []],
  ['the same ages', ages(10, 18), ages(10, 18), []],
  ['fewer ages', ages(12, 14), ages(10, 18), []],
  ['every age', any, ages(10, 18), ['age_range']],
  ['younger players', ages(9, 18), ages(10, 18), ['age_range min']],
  ['older players', ages(10, 19), ages(10, 18), ['age_range max']],
  ['both', ages(9, 19), ages(10, 18), ['age_range min', 'age_range max']],
  ['no rating limit', any, { ...any, rating_range: { min: 0, max: 1500 } }, ['rating_range']],
  [
    'a higher rating',
    { ...any, rating_range: { min: 0, max: 1501 } },
    { ...any, rating_range: { min: 0, max: 1500 } },
    ['rating_range max'],
  ],
  ['no functional diversity', any, { ...any, functional_diversity: true }, ['functional_diversity']],
  [
    'nothing of what is asked',
    any,
    { age_range: youth, rating_range: youth, functional_diversity: true },
    ['age_range', 'rating_range', 'functional_diversity'],
  ],
])('an open for %s', (_, open, circuit, expected) => {
  const shown = widerConditions(open, circuit).map((wider) =>
    'limit' in wider ? [wider.field, wider.limit].filter(Boolean).join(' ') : wider.field,
  );
  expect(shown).toEqual(expected);
});
