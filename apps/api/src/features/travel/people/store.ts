import type { Likeness } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { lockAccount } from '#http/limits/allowance.ts';

type Asked = { readonly id: string; readonly name: string; readonly club: string | null };

/** Somebody here who may be a person of a file. */
export type Candidate = {
  readonly person: string;
  readonly id: PlayerId;
  readonly name: string;
  readonly club: string | null;
  readonly date_of_birth: string | null;
  readonly why: Exclude<Likeness, 'decided'>;
};

/** How alike two names are that may be one person's: "Ana García" and "Anna García", or with a second surname. */
const nearly = 0.6;
const mostOfEach = 4;

type Asking = { readonly userId: string; readonly all: boolean };

/** Whether the caller may say that a `player` is one of the file: whoever an admin trusts may of all, others of those they act for. */
export const mayName = ({
  userId,
  all,
}: Asking) => sql<boolean>`(player.deleted_at is null and player.erased_at is null
  and (${all}::boolean or player.user_id = ${userId}::uuid or exists (select from player_administrators administrator
    where administrator.player_id = player.id and administrator.user_id = ${userId}::uuid)))`;

/** Those who may be the people of a file: who has the same name and club, the same name, or nearly. The likeliest first. */
export async function candidatesFor(db: Db, asked: readonly Asked[], asking: Asking): Promise<Candidate[]> {
  const { userId, all } = asking;
  // Whoever names few people compares with those alone: an index of everybody would be asked for each name of the file.
  const own = sql`select * from player_names where player_id in (select id from players where user_id = ${userId}
    union select player_id from player_administrators where user_id = ${userId})`;
  const known = all ? sql`select * from player_names` : own;
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(nearly)}, true)`.execute(db);
  const { rows } = await sql<Candidate>`
    with asked as materialized (
      select id, words_of_name(searchable(name)) as words, findable(searchable(name)) as findable, club_core(club) as club
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given (id uuid, name text, club text)),
    known as ${sql.raw(all ? 'not materialized' : 'materialized')} (${known}),
    same as materialized (
      select asked.id as person, player.id, case when asked.club = club.core then 'nameAndClub' else 'name' end as why, 1.0 as near
      from asked join players player on words_of_name(player.search) = asked.words
      left join clubs club on club.id = player.club_id
      where ${mayName(asking)}),
    likely as (
      select asked.id as person, player.id, 'similarName' as why, similarity(known.name, asked.findable) as near
      from asked join known on known.name % asked.findable join players player on player.id = known.player_id
      where not exists (select from same where same.person = asked.id) and ${mayName(asking)}),
    ranked as (
      select found.*, row_number() over (partition by person
        order by (why = 'nameAndClub') desc, near desc, player.matches_played desc, found.id) as place
      from (select * from same union all select * from likely) found join players player on player.id = found.id)
    select ranked.person, player.id, player.name, club.name as club, player.date_of_birth, ranked.why
    from ranked join players player on player.id = ranked.id left join clubs club on club.id = player.club_id
    where place <= ${mostOfEach} order by ranked.person, place`.execute(db);
  return rows;
}

type Deciding = { readonly userId: string; readonly source: string };

/** Who the people of a source are, as an account decided before, as far as it still may say so: nobody is a guest. */
export async function decidedBy(
  db: Db,
  { userId, source }: Deciding,
  all: boolean,
): Promise<ReadonlyMap<string, Omit<Candidate, 'person' | 'why'> | null>> {
  const { rows } = await sql<Omit<Candidate, 'why'>>`
    select decided.person, player.id, player.name, club.name as club, player.date_of_birth
    from travelled_people decided left join players player on player.id = decided.player_id and ${mayName({ userId, all })}
    left join clubs club on club.id = player.club_id
    where decided.user_id = ${userId} and decided.source = ${source}`.execute(db);
  return new Map(rows.map(({ person, ...player }) => [person, player.id === null ? null : player]));
}

/** Of how many people an account nobody trusts may say who they are: a hundred for each open that it may have. */
const decisionsAtMost = 6000;

/** Refuses to keep so many more decisions of an account that no admin trusts with `request.tooMuchMade`. */
export async function refuseManyDecisions(db: Db, userId: string, adding: number): Promise<void> {
  await lockAccount(db, userId);
  const { rows } = await sql<{ refused: boolean }>`
    select not trusted_user(${userId})
      and (select count(*) from travelled_people where user_id = ${userId}) + ${adding}::int > ${decisionsAtMost}::int as refused`.execute(
    db,
  );
  if (rows[0]?.refused) throw fail('request.tooMuchMade', { most: decisionsAtMost });
}

type Decision = { readonly person: string; readonly player_id: string | null };

/** Keeps who the people of a source are. */
export async function keepDecisions(
  db: Db,
  { userId, source }: Deciding,
  decisions: readonly Decision[],
  at: Date,
): Promise<void> {
  await sql`
    insert into travelled_people (user_id, source, person, player_id, decided_at)
    select ${userId}::uuid, ${source}::uuid, person, player_id, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as decided (person uuid, player_id uuid)
    on conflict (user_id, source, person) do update set player_id = excluded.player_id, decided_at = excluded.decided_at`.execute(
    db,
  );
}

/** Which of these players an account may say are people of a file. */
export async function nameable(db: Db, ids: readonly string[], asking: Asking): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select player.id from players player where player.id = any(${ids}::uuid[]) and ${mayName(asking)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Forgets who somebody was said to be, and what an erased account said. */
export async function forgetDecisions(
  db: Db,
  { account, players }: { readonly account: string | null; readonly players: readonly string[] },
): Promise<void> {
  await sql`delete from travelled_people where user_id = ${account}::uuid or player_id = any(${players}::uuid[])`.execute(
    db,
  );
}
