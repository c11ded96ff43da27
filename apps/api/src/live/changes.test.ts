import { describe, expect, test } from 'vitest';
import { noteChanges } from './changes.ts';

function given(most = 100) {
  let now = 0;
  const changes = noteChanges(() => now, most);
  return { changes, at: (time: number) => (now = time) };
}

describe('somebody who comes back', () => {
  test('learns what changed since their position', () => {
    const { changes } = given();
    changes.note('open:1');
    const { position } = changes;
    changes.note('open:2');
    expect(
      ['open:1', 'open:2'].map((topic) => changes.isMissed(topic, { from: position, age: undefined })),
    ).toEqual([false, true]);
    expect(changes.isKnown(position)).toBe(true);
  });

  test.each(['', 'x', 'x.3', '.'])('from nowhere (%s) is unknown', (position) => {
    expect(given().changes.isKnown(position)).toBe(false);
  });

  test('after more changes than are remembered is unknown', () => {
    const { changes } = given(2);
    const { position: before } = changes;
    changes.note('open:1');
    const { position } = changes;
    for (const topic of ['open:2', 'open:3']) changes.note(topic);
    expect([before, position].map((one) => changes.isKnown(one))).toEqual([false, true]);
  });

  test('after changes were missed is unknown', () => {
    const { changes } = given();
    const { position } = changes;
    changes.forget();
    expect([position, changes.position].map((one) => changes.isKnown(one))).toEqual([false, true]);
  });
});

test('data is as old as its page says: a change in that time counts, and so does a time nothing is known of', () => {
  const { changes, at } = given();
  const within = (topic: string, age: number) => changes.isMissed(topic, { from: undefined, age });
  at(1000);
  changes.note('open:1');
  at(5000);
  expect(within('open:1', 4500)).toBe(true);
  expect(within('open:1', 3000)).toBe(false);
  expect(within('open:2', 4500)).toBe(false);
  expect(within('open:2', 6000)).toBe(true);
});

test('who reads one page now and has another from before learns what that one missed', () => {
  const { changes, at } = given();
  at(1000);
  const from = changes.position;
  changes.note('open:1');
  at(60_000);
  expect(changes.isMissed('open:1', { from, age: 100 })).toBe(true);
  expect(changes.isMissed('open:1', { from: changes.position, age: 100 })).toBe(false);
});
