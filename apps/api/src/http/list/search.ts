import { searchable, spellings, type ListQuery } from '@topspin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fail } from '#http/fail.ts';
import { fieldFor, isVisible, unknownField, type ListContext } from './fields.ts';
import type { ListField } from './spec.ts';

const wordsAtMost = 8;

/** Every word must be found in one of the fields, ignoring case, accents and punctuation ("nunez" finds "Núñez"). */
export function searchConditions(
  asked: ListContext,
  search: ListQuery['simpleSearch'],
): RawBuilder<SqlBool>[] {
  if (!search) return [];
  const fields = searchedFields(asked, search).map((name) => fieldFor(asked, name, 'searchable'));
  return wordsOf(search).map(
    (word) =>
      sql<SqlBool>`(${sql.join(
        fields.map((field) => contains(field, word)),
        sql` or `,
      )})`,
  );
}

type Search = NonNullable<ListQuery['simpleSearch']>;

/** The distinct words of a search, split where `searchable` splits them. */
export function wordsOf({ search }: Search): string[] {
  if (search.includes('\u0000')) throw fail('request.malformed');
  const words = search.split(/[\s\-‐‒–—―]+/u).filter((word) => word !== '');
  return [...new Set(words)].slice(0, wordsAtMost);
}

/** The given fields, without duplicates, or all searchable ones by default; a list without any cannot be searched. */
export function searchedFields({ spec, viewer }: ListContext, { fields: named }: Search): readonly string[] {
  if (named.length > 0) return [...new Set(named)];
  const found = Object.entries(spec.fields).filter(
    ([, field]) => field.searchable && isVisible(field, viewer),
  );
  if (found.length === 0) throw unknownField('simpleSearch');
  return found.map(([name]) => name);
}

/** Decomposed first, as `searchable` does: a full-width ％ becomes a plain one, which is a wildcard in a pattern. */
const escaped = (word: string): string => word.normalize('NFKD').replace(/[\\%_]/gu, '\\$&');

export const anyOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** Whether a text in the form of `searchable(…)` contains a word, in any of its spellings. */
export const includes = (text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> =>
  anyOf(
    spellings(word).map(
      (spelling) => sql<SqlBool>`${text} like '%' || searchable(${escaped(spelling)}) || '%'`,
    ),
  );

function contains({ sql: source, searchIn, indexedIn }: ListField, word: string): RawBuilder<SqlBool> {
  const searched =
    typeof searchIn === 'string' ? sql.ref(searchIn) : (searchIn ?? sql`searchable(${source})`);
  if (indexedIn !== undefined && isShort(word)) return hasPart(sql`' ' || ${searched}`, ` ${word}`);
  if (typeof searchIn === 'object')
    return anyOf(spellings(word).map((spelling) => hasPart(searched, spelling)));
  return includes(searched, word);
}

/** Too short for a trigram: found where words begin, in names that are indexed (ADR 109). */
const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/u.test(searchable(word));

/**
 * Whether a text in the form of `searchable(…)` contains a word. PostgreSQL estimates that a third of the rows do; for a `like` on an
 * expression it estimates hardly any, and would scan the table in parallel for a page that the first rows in order fill.
 */
const hasPart = (text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`strpos(${text}, searchable(${word})) > 0`;
