import { birthYears, type AgeCategory, type Gender } from '@topspin/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#http/call.ts';
import { includes, wordsOf } from '#http/list/search.ts';
import { all } from '#http/list/statement.ts';
import { isSeenAsMinor } from './avatar.ts';
import { players } from './store.ts';

type Wanted = {
  readonly search?: string | undefined;
  readonly age_category?: AgeCategory | undefined;
  readonly gender?: Gender | undefined;
  readonly club_id?: string | undefined;
  readonly now: Date;
};

/**
 * What players are filtered by in rankings, as far as everybody may know it of them: words of name, nickname and club, the age
 * category, the club, and an adult's gender. For a `player` joined to its `club`.
 */
export function conditionsOf({ search, age_category, gender, club_id, now }: Wanted): RawBuilder<SqlBool>[] {
  const words = search === undefined ? [] : wordsOf({ search, fields: [] });
  return [
    ...words.map(
      (word) =>
        sql<SqlBool>`(${sql.join(
          ['player.search', 'player.nickname_search', 'club.search'].map((text) =>
            includes(sql.ref(text), word),
          ),
          sql` or `,
        )})`,
    ),
    ...(age_category === undefined ? [] : [bornFor(age_category, now)]),
    ...(gender === undefined
      ? []
      : [sql<SqlBool>`(player.gender = ${gender} and ${isSeenAsMinor} is not true)`]),
    ...(club_id === undefined ? [] : [sql<SqlBool>`player.club_id = ${club_id}`]),
  ];
}

/** Whether a player is in a category this year. */
function bornFor(category: AgeCategory, now: Date): RawBuilder<SqlBool> {
  const { first, last } = birthYears(category, now.getUTCFullYear());
  const since = first === null ? sql`true` : sql`player.date_of_birth >= make_date(${first}::int, 1, 1)`;
  return sql<SqlBool>`(${since} and player.date_of_birth < make_date(${last + 1}::int, 1, 1))`;
}

/** Which of these players match: see `conditionsOf`. */
export async function playersAmong(
  db: Db,
  ids: readonly string[],
  wanted: Wanted,
): Promise<ReadonlySet<string>> {
  const rows = await players(db)
    .select('player.id')
    .where('player.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('player.erased_at', 'is', null)
    .where(all(conditionsOf(wanted)))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
