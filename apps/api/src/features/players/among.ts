import type { AgeCategory, Gender } from '@topspin/engine';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '#http/call.ts';
import { pattern, wordsOf } from '#http/list/search.ts';
import { ofAdults } from './avatar.ts';
import { ageCategoryOf } from './present.ts';
import { players } from './store.ts';

type Wanted = {
  readonly search: string | undefined;
  readonly age_category: AgeCategory | undefined;
  readonly gender: Gender | undefined;
  readonly club_id: string | undefined;
  readonly now: Date;
};

/**
 * Which of these players match, by what everybody may know of them: words of name, nickname and club, the age category, the
 * club, and an adult's gender.
 */
export async function playersAmong(
  db: Db,
  ids: readonly string[],
  { search, age_category, gender, club_id, now }: Wanted,
): Promise<ReadonlySet<string>> {
  let found = players(db)
    .select(['player.id', 'player.date_of_birth'])
    .where('player.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('player.erased_at', 'is', null);
  for (const word of search === undefined ? [] : wordsOf({ search, fields: [] })) {
    const part = pattern.within(word);
    found = found.where(
      sql<SqlBool>`(player.search like ${part} or player.nickname_search like ${part} or club.search like ${part})`,
    );
  }
  if (gender !== undefined) found = found.where(sql<SqlBool>`${ofAdults('player.gender')} = ${gender}`);
  if (club_id !== undefined) found = found.where('player.club_id', '=', club_id);
  const rows = await found.execute();
  const inCategory = rows.filter(
    ({ date_of_birth }) => age_category === undefined || ageCategoryOf(date_of_birth, now) === age_category,
  );
  return new Set(inCategory.map(({ id }) => id));
}
