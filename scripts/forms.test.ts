import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('apps/web/src/**/*.tsx').filter((path) => !path.endsWith('.test.tsx'));

/** Without `noValidate` the browser shows its own message, in its own language, instead of ours. */
test('no form leaves its validation to the browser', () => {
  const forms = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<[^<>]*component="form"[^<>]*|<form[^<>]*/gu)].map(([tag]) => ({
      path,
      tag,
    })),
  );
  expect(forms.length).toBeGreaterThan(3);
  expect(forms.filter(({ tag }) => !tag.includes('noValidate')).map(({ path }) => path)).toEqual([]);
});
