import { acknowledgeHandedOver, listHandedOver, listMyInvitations, type InvitedTo } from '@topspin/contract';
import { sql } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { handle, type Feature } from '#http/handle.ts';
import { readHandedOver } from './handed-over.ts';
import { acknowledge } from './store.ts';

type Row = Omit<InvitedTo, 'invited_at'> & { readonly invited_at: Date };

/** Opens and venues a user is invited to help with, latest first. */
async function invitationsOf(db: Db, userId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select 'open' as kind, o.id as _id, o.name, inviter.name as invited_by, h.invited_at
    from open_organisers h join opens o on o.id = h.open_id left join users inviter on inviter.id = h.invited_by
    where h.user_id = ${userId}::uuid and h.accepted_at is null and o.deleted_at is null
    union all
    select 'venue', v.id, v.name, inviter.name, h.invited_at
    from venue_admins h join venues v on v.id = h.venue_id left join users inviter on inviter.id = h.invited_by
    where h.user_id = ${userId}::uuid and h.accepted_at is null and v.deleted_at is null
    order by invited_at desc`.execute(db);
  return rows;
}

async function readInvitations({ db, user }: Call<typeof listMyInvitations>) {
  const rows = await invitationsOf(db, user.id);
  return { collection: rows.map((row) => ({ ...row, invited_at: row.invited_at.toISOString() })) };
}

/** Pending invitations to help. */
export const invitations: Feature = {
  name: 'invitations',
  routes: [
    handle(listMyInvitations, readInvitations),
    handle(listHandedOver, readHandedOver),
    handle(acknowledgeHandedOver, ({ db, user }) => acknowledge(db, user.id)),
  ],
  owns: {
    'helper.self': async ({ viewer, params }) => (params['user_id'] === viewer.id ? 'yes' : 'unseen'),
  },
};
