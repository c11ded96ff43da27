import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

test('works on one at a time, on those first that go first, and once on what waits', async () => {
  const worked: string[] = [];
  const done = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  let atWork = 0;
  const queue = oneByOne<string>(
    async (item) => {
      atWork += 1;
      expect(atWork).toBe(1);
      worked.push(item);
      await Promise.resolve();
      atWork -= 1;
      if (item === 'last') done.resolve();
      if (item === 'fails') throw new Error('it could not be read');
    },
    (item) => item === 'near',
    (error) => failures.push(error),
  );
  for (const item of ['fails', 'far', 'near', 'far', 'last']) queue.add(item);
  await done.promise;
  expect(worked).toEqual(['fails', 'near', 'far', 'last']);
  expect(failures).toEqual([new Error('it could not be read')]);
});
