import type { getLegacy, getUserLegacy, Legacy } from '@topspin/contract';
import { sql } from 'kysely';
import { isAdmin, type Call, type Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { queueMail } from '#jobs/outbox.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { findUser } from '#features/auth/store.ts';

type Left = Legacy['things'][number] & { readonly heir_id: string | null };
type Row = { readonly successor: string | null; readonly things: readonly Left[] };

/**
 * What happens to everything an account looks after when it is erased, matching the features'
 * `personal-data.ts`; `successor` is the admin who takes over what nobody else looks after.
 */
export async function legacyOf(db: Db, userId: string): Promise<Row> {
  const { rows } = await sql<Row>`
    with admin as (
      select id, name from users where 'admin' = any(roles) and id <> ${userId}::uuid
        and erased_at is null and deleted_at is null and disabled_at is null order by created_at, id limit 1),
    things as (
      select 'open' as kind, o.id as _id, o.name, h.role = 'owner' as own, next.id as next_id, next.name as next_name,
        o.state = 'created' as draft, not trusted_open(o.id) as untrusted, false as may_erase
      from open_organisers h join opens o on o.id = h.open_id and o.deleted_at is null
      left join lateral (select u.id, u.name from open_organisers n join users u on u.id = n.user_id
        where n.open_id = o.id and n.user_id <> h.user_id and n.accepted_at is not null
        order by n.role = 'owner' desc, n.accepted_at, n.user_id limit 1) next on true
      where h.user_id = ${userId}::uuid and h.accepted_at is not null
      union all
      select 'venue', v.id, v.name, h.role = 'admin', next.id, next.name, false, false, false
      from venue_admins h join venues v on v.id = h.venue_id and v.deleted_at is null
      left join lateral (select u.id, u.name from venue_admins n join users u on u.id = n.user_id
        where n.venue_id = v.id and n.user_id <> h.user_id and n.accepted_at is not null
        order by n.role = 'admin' desc, n.accepted_at, n.user_id limit 1) next on true
      where h.user_id = ${userId}::uuid and h.accepted_at is not null
      union all
      select 'player', p.id, p.name, next.id is null and p.user_id is null, next.id, next.name, false, false,
        p.user_id is null and h.relation = 'guardian' and not exists (select from player_administrators g
          where g.player_id = p.id and g.user_id <> h.user_id and g.relation = 'guardian')
      from player_administrators h join players p on p.id = h.player_id and p.deleted_at is null
      left join lateral (select u.id, u.name from player_administrators n join users u on u.id = n.user_id
        where n.player_id = p.id and n.user_id <> h.user_id order by n.relation = 'guardian' desc, n.created_at, n.user_id limit 1) next on true
      where h.user_id = ${userId}::uuid and p.user_id is distinct from h.user_id),
    fates as (
      select kind, _id, name, next_id, next_name, may_erase,
        case when not own then 'stays' when untrusted and trusted_user(next_id) then 'nobodys' when next_id is not null then 'passes'
          when draft then 'goes' when untrusted then 'nobodys' else 'inherited' end as fate
      from things)
    select (select name from admin) as successor, coalesce((
      select json_agg(json_build_object('kind', kind, '_id', _id, 'name', name, 'may_erase', may_erase, 'fate', case fate when 'inherited' then 'passes' else fate end,
        'heir', case fate when 'goes' then null when 'nobodys' then null when 'inherited' then (select name from admin) else next_name end,
        'heir_id', case fate when 'passes' then next_id when 'inherited' then (select id from admin) end) order by kind, name, _id)
      from fates), '[]') as things`.execute(db);
  return rows[0] ?? { successor: null, things: [] };
}

export async function readLegacy({ db, user }: Call<typeof getLegacy>): Promise<Legacy> {
  const { successor, things } = await legacyOf(db, user.id);
  return { last_admin: isAdmin(user) && successor === null, things: things.map(shown) };
}

/** The same for an admin who is asked to erase somebody else. */
export async function readUserLegacy({ db, params }: Call<typeof getUserLegacy>): Promise<Legacy> {
  const account = found(await findUser(db, params.id));
  const { successor, things } = await legacyOf(db, account.id);
  return { last_admin: account.roles.includes('admin') && successor === null, things: things.map(shown) };
}

const shown = ({ kind, _id, name, fate, heir, may_erase }: Left) => ({
  kind,
  _id,
  name,
  fate,
  heir,
  may_erase,
});

/** Notifies everybody who takes something over. The mail gives only figures, so it names nobody. */
export async function writeToHeirs({ publicUrl }: AuthContext, db: Db, { things }: Row): Promise<void> {
  const passed = Map.groupBy(things, ({ heir_id: heir }) => heir);
  const heirs = [...passed.keys()].filter((id) => id !== null);
  const accounts = db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'lang'])
    .where('id', '=', sql<string>`any(${heirs}::uuid[])`);
  for (const to of await accounts.execute()) {
    const theirs = passed.get(to.id) ?? [];
    const count = (kind: Left['kind']) => String(theirs.filter((thing) => thing.kind === kind).length);
    const figures = {
      players: count('player'),
      opens: count('open'),
      venues: count('venue'),
      link: `${publicUrl()}/user-management`,
    };
    await queueMail(db, { to, kind: 'handedOver', figures, about: [] });
  }
}
