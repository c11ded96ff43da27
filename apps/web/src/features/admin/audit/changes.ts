import type { AuditEntry } from '@topspin/contract';

type Words = Readonly<Record<string, string>>;

/** What the log's fields and values are called, in the user's language. */
export type AuditWords = {
  readonly fields: Words;
  readonly values: Words;
  /** How many there are of something that is too long to be listed. */
  readonly count: (count: number) => string;
  readonly list: (words: string[]) => string;
  /** A day or an instant, as text. */
  readonly date: (text: string) => string;
};

/** A field of an entry: what it was and what it became; null where there was nothing. */
export type Change = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** `date_start` is "date start", for what has no word. */
const plain = (name: string): string => name.replaceAll('_', ' ');

const datePattern = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/u;

/** How many values of a list are written out. */
const listedAtMost = 12;

/** What changed with an entry, field by field; fields that stayed the same are left out. */
export function changesOf({ before, after, names }: AuditEntry, words: AuditWords): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields.flatMap((field): Change[] => {
    const [was, is] = [written(old[field], names, words), written(now[field], names, words)];
    return was === is ? [] : [{ field: words.fields[field] ?? plain(field), before: was, after: is }];
  });
}

/** The state that an entry gave something; empty where it is about none. */
export const stateAfter = ({ after }: Pick<AuditEntry, 'after'>): string => {
  const { state } = fieldsOf(after);
  return typeof state === 'string' ? state : '';
};

/** From which state to which something went, in words; null where the entry is about none. */
export function stateChange(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  words: AuditWords,
): string | null {
  const [from, to] = [stateAfter({ after: before }), stateAfter({ after })];
  if (from === '' || to === '') return null;
  return `${words.values[from] ?? from} → ${words.values[to] ?? to}`;
}

/** A value as people read it: the name behind an id, a word for a state, a count for a list of things. */
function written(value: unknown, names: Words, words: AuditWords): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    if (value.length > listedAtMost || value.some((item) => typeof item === 'object'))
      return words.count(value.length);
    return words.list(value.map((item) => written(item, names, words) ?? '').filter(Boolean));
  }
  if (isFields(value)) {
    const parts = Object.entries(value).flatMap(([field, inner]) => {
      const text = written(inner, names, words);
      return text === null ? [] : [`${words.fields[field] ?? plain(field)}: ${text}`];
    });
    return parts.length === 0 ? null : parts.join(' · ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (datePattern.test(text)) return words.date(text);
  return names[text] ?? words.values[text] ?? words.fields[text] ?? text;
}
