import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { createOutbox } from './outbox.ts';

const outbox = createOutbox(z.string());

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('an outbox', () => {
  test('keeps what is written, in order, until it is written anew', () => {
    outbox.write('match.1', ['first', 'second']);
    expect(outbox.read('match.1')).toEqual(['first', 'second']);
    outbox.write('match.1', []);
    expect(outbox.read('match.1')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('is apart from those of other names', () => {
    outbox.write('match.1', ['mine']);
    expect(outbox.read('match.2')).toEqual([]);
  });

  test('is the same list while nothing changes', () => {
    outbox.write('match.1', ['one']);
    expect(outbox.read('match.1')).toBe(outbox.read('match.1'));
  });

  test('does not read what is of another kind', () => {
    localStorage.setItem('topspin.outbox.match.4', '[{"old":true}]');
    expect(outbox.read('match.4')).toEqual([]);
  });

  test('lasts until the page is closed if the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    outbox.write('match.3', ['kept']);
    expect(outbox.read('match.3')).toEqual(['kept']);
  });
});
