import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStoredLists } from './stored-lists.ts';

const lists = createStoredLists((item) => typeof item === 'string');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a stored list', () => {
  test('keeps what is written, in order, until it is written anew', () => {
    lists.write('drafts.1', ['first', 'second']);
    expect(lists.read('drafts.1')).toEqual(['first', 'second']);
    lists.write('drafts.1', []);
    expect(lists.read('drafts.1')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('is apart from those of other names', () => {
    lists.write('drafts.1', ['mine']);
    expect(lists.read('drafts.2')).toEqual([]);
  });

  test('is the same list while nothing changes', () => {
    lists.write('drafts.1', ['one']);
    expect(lists.read('drafts.1')).toBe(lists.read('drafts.1'));
  });

  test('does not read what is of another kind', () => {
    localStorage.setItem('topspin.lists.drafts.4', '[{"old":true}]');
    expect(lists.read('drafts.4')).toEqual([]);
  });

  test('lasts until the page is closed if the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    lists.write('drafts.3', ['kept']);
    expect(lists.read('drafts.3')).toEqual(['kept']);
  });
});
