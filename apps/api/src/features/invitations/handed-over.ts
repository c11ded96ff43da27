import type { HandedOver, listHandedOver } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Call } from '#http/call.ts';

type Row = Omit<HandedOver, 'at'> & { readonly at: Date };

/** What somebody looks after since the account that did was erased, the latest first. */
export const handedOverTo = (userId: string): RawBuilder<Row> => sql<Row>`
    select 'player' as kind, p.id as _id, p.name, h.handed_over_at as at
    from player_administrators h join players p on p.id = h.player_id
    where h.user_id = ${userId}::uuid and h.handed_over_at is not null and p.deleted_at is null
    union all
    select 'open', o.id, o.name, h.handed_over_at
    from open_organisers h join opens o on o.id = h.open_id
    where h.user_id = ${userId}::uuid and h.handed_over_at is not null and o.deleted_at is null
    union all
    select 'venue', v.id, v.name, h.handed_over_at
    from venue_admins h join venues v on v.id = h.venue_id
    where h.user_id = ${userId}::uuid and h.handed_over_at is not null and v.deleted_at is null
    order by at desc, name, _id`;

export async function readHandedOver({ db, user }: Call<typeof listHandedOver>) {
  const { rows } = await handedOverTo(user.id).execute(db);
  return { collection: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
