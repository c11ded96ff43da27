import { afterEach, describe, expect, test } from 'vitest';
import { exclusively } from './exclusively.ts';

const leaseKey = 'topspin.refresh';

afterEach(() => localStorage.clear());

/** jsdom has no Web Locks, like a phone that reaches the hall's laptop over plain HTTP. */
describe('without Web Locks', () => {
  test('tasks run one after the other', async () => {
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    await Promise.all([exclusively(task('one')), exclusively(task('two'))]);
    expect(order).toHaveLength(4);
    expect(order[1]).toBe(order[0]?.replace('begins', 'ends'));
    expect(order[3]).toBe(order[2]?.replace('begins', 'ends'));
  });

  test('the lease is given back, also after a failure', async () => {
    await expect(exclusively(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(localStorage.getItem(leaseKey)).toBeNull();
  });

  test('the lease of a tab that was closed runs out', async () => {
    localStorage.setItem(leaseKey, 'a-closed-tab 1');
    await expect(exclusively(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
