import { spellings } from '@topspin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Lookup, LookupAsked } from './lookup.ts';
import { hasPart, searchedText } from './search.ts';

/** How many rows are looked up and counted; where there are more, reading in order fills a page sooner. */
const foundAtMost = 2000;

/** An index of trigrams. */
type Trigrams = {
  /** Selects the ids of the indexed rows; further conditions are appended. */
  readonly ids: RawBuilder<unknown>;
  /** The text whose trigrams are indexed. */
  readonly indexed: RawBuilder<unknown>;
  /** The fields that it answers for: each a part of that text. */
  readonly texts: Readonly<Record<string, RawBuilder<unknown>>>;
};

/** Finds the rows of a search by the trigrams of its words (ADR 23); null for searches in other fields. */
export const foundByTrigrams =
  ({ ids, indexed, texts }: Trigrams) =>
  ({ words, fields, shown, page, everything }: LookupAsked): Lookup | null => {
    const searched = fields.flatMap((name) => texts[name] ?? []);
    if (words.length === 0 || searched.length < fields.length) return null;
    const isSpelt = (word: string) => {
      const contains = searched.map((text) => hasPart(text, word));
      return sql`trigrams(${indexed}) @> trigrams_asked(${searchedText(word)}) and (${sql.join(contains, sql` or `)})`;
    };
    const hasWord = (word: string) => sql`(${sql.join(spellings(word).map(isSpelt), sql` or `)})`;
    const conditions = sql.join(words.map(hasWord), sql` and `);
    return {
      prepared: sql`with named as materialized (${ids} and ${conditions} limit ${sql.lit(foundAtMost + 1)}),
        found as materialized ${shown(sql`select id from named where ${areFew}`)}`,
      applies: areFew,
      ids: page(sql`select id from found`),
      totals: sql`(select list_all, list_capped or not ${areFew} as list_capped,
        case when ${areFew} then (select count(*) from found) else least(list_all, ${most}) end as list_filtered
        from ${everything} as everything)`,
    };
  };

const most = sql.lit(foundAtMost);
const areFew = sql<SqlBool>`((select count(*) from named) <= ${most})`;
