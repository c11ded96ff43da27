import type { ListQuery } from '@topspin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fail } from '#http/fail.ts';
import { fieldFor, isVisible, unknownField, type Asked } from './fields.ts';
import type { ListField } from './spec.ts';

const wordsAtMost = 8;

/** Every word must be found in one of the fields, whatever its case and accents ("nunez" finds "Núñez"). */
export function searchConditions(asked: Asked, search: ListQuery['simpleSearch']): RawBuilder<SqlBool>[] {
  if (!search) return [];
  if (search.search.includes('\u0000')) throw fail('request.malformed');
  const fields = fieldsOf(asked, search.fields);
  const words = search.search
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, wordsAtMost);
  return words.map(
    (word) =>
      sql<SqlBool>`(${sql.join(
        fields.map((field) => contains(field, word)),
        sql` or `,
      )})`,
  );
}

/** The fields named, or all that can be searched when none is; a list without any cannot be searched. */
function fieldsOf(asked: Asked, names: readonly string[]): ListField[] {
  if (names.length > 0) return names.map((name) => fieldFor(asked, name, 'searchable'));
  const { spec, viewer } = asked;
  const found = Object.values(spec.fields).filter((field) => field.searchable && isVisible(field, viewer));
  if (found.length === 0) throw unknownField('simpleSearch');
  return found;
}

/** Decomposed first, as `searchable` does: a wide ％ becomes a plain one, which means anything in a pattern. */
const escaped = (word: string): string => word.normalize('NFKD').replace(/[\\%_]/gu, '\\$&');

function contains({ sql: source, searchIn }: ListField, word: string): RawBuilder<SqlBool> {
  const searched = searchIn ? sql.ref(searchIn) : sql`searchable(${source})`;
  return sql<SqlBool>`coalesce(${searched} like '%' || searchable(${escaped(word)}) || '%', false)`;
}
