import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';

/**
 * The opens that are the same as one, as `family`, by the installation and the id under which they travelled: those it came from, one file
 * after the other, and all that came from any of these. A file may have been exported again from an open that was imported.
 */
const familyOf = (openId: string): RawBuilder<unknown> => sql`
  here as (select travels_as from installation),
  above as (
    select travels_as as source, ${openId}::uuid as open from here
    union
    select came.source, came.source_open
    from above join here on above.source = here.travels_as join travelled_opens came on came.open_id = above.open
  ),
  family as (
    select source, open from above
    union
    select here.travels_as, went.open_id
    from family join travelled_opens went on went.source = family.source and went.source_open = family.open cross join here
  )`;

/** Its name, and whose it is. */
type Copy = { readonly open: string; readonly organiser: string };

/**
 * Another open with the matches of this one, which count for the ratings there: made of the same file, or the open that the file was made of,
 * which may count at any time. Deleting one took nothing out of the ratings. Waits for whoever approves another of them meanwhile.
 */
export async function ratedCopyOf(db: Db, openId: string): Promise<Copy | undefined> {
  await sql`
    with recursive ${familyOf(openId)}
    select from travelled_opens where open_id in (select family.open from family join here on family.source = here.travels_as)
    order by open_id for no key update`.execute(db);
  const { rows } = await sql<Copy>`
    with recursive ${familyOf(openId)}
    select copy.name as open, coalesce(organiser.name, '—') as organiser
    from family join here on family.source = here.travels_as join opens copy on copy.id = family.open
      left join open_organisers owner on owner.open_id = copy.id and owner.role = 'owner'
      left join users organiser on organiser.id = owner.user_id
    where copy.id <> ${openId}::uuid and (
      exists (select from matches where matches.open_id = copy.id and matches.rated)
      or copy.deleted_at is null and (copy.imported_at is null or trusted_open(copy.id)))
    order by copy.id limit 1`.execute(db);
  return rows[0];
}
