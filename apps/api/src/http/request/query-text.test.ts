import { z } from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { isAskedAgain, queryTextReader, readOnce } from './query-text.ts';

const schema = z.object({ page: z.string() });

/** A query that is asked again with the same text. */
function askedAgain(text: string) {
  const read = queryTextReader();
  read(text);
  return { read, query: read(text) };
}

describe('a query', () => {
  test.each<[string, Record<string, unknown>]>([
    ['', {}],
    ['page=2', { page: '2' }],
    ['page=2&page=3', { page: ['2', '3'] }],
    ['q=a%20b+c', { q: 'a b c' }],
    ['q=%zz', { q: '%zz' }],
    ['q', { q: '' }],
  ])('"%s" is read', (text, query) => {
    expect(queryTextReader()(text)).toEqual(query);
  });

  test.each<[string, string[], boolean]>([
    ['asked once', ['page=2'], false],
    ['asked twice', ['page=2', 'page=2'], true],
    ['after another one', ['page=2', 'page=3'], false],
    ['without a word', [''], true],
  ])('that is %s is known to be asked again, or not', (_, texts, again) => {
    expect(texts.map(queryTextReader()).map(isAskedAgain).at(-1)).toBe(again);
  });

  test('of the same text is the same from the second time on, and nobody can change it for the next', () => {
    const { read, query } = askedAgain('page=2');
    expect(query).toEqual({ page: '2' });
    expect(read('page=2')).toBe(query);
    expect(() => Object.assign(query, { page: '3' })).toThrow(TypeError);
  });

  test('is read with a schema once, deeply frozen, and with another one anew', () => {
    const { query } = askedAgain('page=2');
    let times = 0;
    const filters = () => {
      times += 1;
      return { filters: { state: { $in: ['active'] } } };
    };
    const first = readOnce(query, schema, filters);
    expect(readOnce(query, schema, filters)).toBe(first);
    expect(() => first.filters.state.$in.push('finished')).toThrow(TypeError);
    readOnce(query, z.object({}), filters);
    expect(times).toBe(2);
  });

  test('that is refused is refused again', () => {
    const { query } = askedAgain('page=x');
    const refuse = () => {
      throw new Error('no');
    };
    expect(() => readOnce(query, schema, refuse)).toThrow('no');
    expect(() => readOnce(query, schema, refuse)).toThrow('no');
  });

  test('that is very long is not kept', () => {
    const read = queryTextReader();
    const text = `q=${'a'.repeat(3000)}`;
    read(text);
    expect(read(text)).not.toBe(read(text));
    let times = 0;
    readOnce(read(text), schema, () => (times += 1));
    readOnce(read(text), schema, () => (times += 1));
    expect(times).toBe(2);
  });
});
