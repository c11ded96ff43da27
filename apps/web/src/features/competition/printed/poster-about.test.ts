import { expect, test } from 'vitest';
import { posterAbout } from './poster-about.ts';

const open = { state: 'active', public_results: true, functional_diversity: false } as const;

test.each([
  ['that is prepared', { state: 'created' }, 'register'],
  ['with registration open', { state: 'registrationOpen' }, 'register'],
  ['with registration closed', { state: 'registrationClosed' }, 'follow'],
  ['in play', {}, 'follow'],
  ['that is over', { state: 'finished' }, 'results'],
  ['in play whose results visitors do not see', { public_results: false }, 'about'],
  ['in play for functional diversity', { functional_diversity: true }, 'about'],
] as const)('the poster of an open %s has a code to %s', (_, more, about) => {
  expect(posterAbout({ ...open, ...more })).toBe(about);
});
