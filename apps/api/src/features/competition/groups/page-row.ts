import { leftStates, type PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import type { RowOf } from '#db/row-of.ts';
import { organisesOpen, seesOpens } from '#features/opens/reads.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { fillingOf } from '#features/competition/store/filling.ts';
import { selectGroups, type GroupRow } from '#features/competition/store/groups.ts';
import { clubName, type Person } from '#features/players/reads.ts';

/** A line of a group and its player. */
export type LineWithPerson = {
  readonly group_id: GroupRow['id'];
  readonly line: number;
  readonly player_id: PlayerId | null;
  readonly person: Person | null;
  /** Whether the player is no longer in the open. */
  readonly has_left: boolean;
};

const leftList = sql.join(leftStates.map((state) => sql.lit(state)));

const lines = sql<readonly LineWithPerson[]>`coalesce((select json_agg(json_build_object(
    'group_id', line.group_id, 'line', line.line, 'player_id', line.player_id,
    'person', case when player.id is not null then json_build_object(
      'id', player.id, 'name', player.name, 'date_of_birth', player.date_of_birth,
      'club_id', player.club_id, 'club_name', ${clubName('player', 'club')}, 'guest', player.guest_of is not null, 'pair', player.pair,
      'avatar_id', coalesce(player.avatar_id, account.avatar_id)) end,
    'has_left', exists (select from open_sides entry where entry.open_id = o.id
      and entry.side_id = line.player_id and entry.state in (${leftList}))) order by line.line)
  from group_players line left join players player on player.id = line.player_id
    left join users account on account.id = player.user_id left join clubs club on club.id = player.club_id
  where line.group_id = g.id), '[]')`;

/** How many qualify, if a later phase takes the first positions. */
const qualify = sql<number | null>`case when p.type <> 'knockout' then (select fed.position_to from phases fed
  where fed.source_phase_id = p.id and fed.position_from = 1 order by fed.number, fed.id limit 1) end`;

const groupPages = (db: Db, viewer: Viewer | null) =>
  selectGroups(db)
    .where('o.deleted_at', 'is', null)
    .select([
      lines.as('lines'),
      qualify.as('qualify'),
      fillingOf.as('filling'),
      (isAdmin(viewer) ? sql<boolean>`true` : organisesOpen(viewer, sql`o.id`)).as('manages'),
      seesOpens(viewer, 'o').as('seen'),
    ]);

/** A group with its players, and the viewer's rights in its open. */
export type GroupPageRow = RowOf<ReturnType<typeof groupPages>>;

/** Reads everything except the matches in one statement. */
export const findGroupPage = (db: Db, viewer: Viewer | null, id: string): Promise<GroupPageRow | undefined> =>
  groupPages(db, viewer).where('g.id', '=', id).executeTakeFirst();

/** The brackets of an open, in the order of its phases. */
export const findBracketPages = (db: Db, viewer: Viewer | null, openId: string): Promise<GroupPageRow[]> =>
  groupPages(db, viewer)
    .where('p.open_id', '=', openId)
    .where('p.type', '=', 'knockout')
    .orderBy('p.number')
    .orderBy('p.id')
    .orderBy('g.number')
    .execute();
