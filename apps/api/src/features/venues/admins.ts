import type {
  acceptVenueAdmin,
  Helper,
  HelperRole,
  inviteVenueAdmin,
  listVenueAdmins,
  removeVenueAdmin,
} from '@topspin/contract';
import { inviteByMail, userToInvite } from '#features/invitations/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { findVenue } from './store.ts';

const admins = (db: Db, venueId: string) =>
  db
    .selectFrom('venue_admins as admin')
    .innerJoin('users as account', 'account.id', 'admin.user_id')
    .where('admin.venue_id', '=', venueId)
    .select(['account.id', 'account.name', 'admin.role', 'admin.accepted_at', 'admin.invited_at']);

type Row = Awaited<ReturnType<ReturnType<typeof admins>['executeTakeFirstOrThrow']>>;

const present = (row: Row): Helper => ({
  user: { _id: row.id, name: row.name },
  role: row.role as HelperRole,
  accepted: row.accepted_at !== null,
  invited_at: row.invited_at.toISOString(),
});

async function adminOf(db: Db, venueId: string, userId: string): Promise<Helper> {
  const row = await admins(db, venueId).where('account.id', '=', userId).executeTakeFirst();
  if (!row) throw fail('thing.notFound');
  return present(row);
}

/** Who looks after a venue, its admin first. */
export async function readAdmins({ db, params }: Call<typeof listVenueAdmins>) {
  const rows = await admins(db, params.id).orderBy('admin.invited_at').execute();
  return { collection: rows.map(present) };
}

/** Invites an account; one that is invited already, or looks after the venue, stays as it is. */
export const invite =
  (publicUrl: () => string) =>
  async (call: Call<typeof inviteVenueAdmin>): Promise<Helper> => {
    const { db, params, user, now } = call;
    const venue = await findVenue(db, params.id, user);
    if (!venue) throw fail('thing.notFound');
    const invited = await userToInvite(call, call.body.email);
    const made = await db
      .insertInto('venue_admins')
      .values({
        venue_id: venue.id,
        user_id: invited.id,
        role: 'coAdmin',
        invited_by: user.id,
        invited_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const link = `${publicUrl()}/user-management`;
    if (made.numInsertedOrUpdatedRows === 1n) await inviteByMail(call, invited, { what: venue.name, link });
    return adminOf(db, venue.id, invited.id);
  };

export async function accept({ db, params, user, now }: Call<typeof acceptVenueAdmin>): Promise<Helper> {
  await db
    .updateTable('venue_admins')
    .set({ accepted_at: now })
    .where('venue_id', '=', params.id)
    .where('user_id', '=', user.id)
    .where('accepted_at', 'is', null)
    .execute();
  return adminOf(db, params.id, user.id);
}

/** Takes somebody out, or an invitation back. */
export async function remove({
  db,
  params,
  user,
  now,
  requestId,
}: Call<typeof removeVenueAdmin>): Promise<void> {
  const { role } = await adminOf(db, params.id, params.user_id);
  if (role === 'admin') throw fail('helper.isOwner');
  await db
    .deleteFrom('venue_admins')
    .where('venue_id', '=', params.id)
    .where('user_id', '=', params.user_id)
    .execute();
  await audit(db, {
    actorId: user.id,
    action: 'removeVenueAdmin',
    entity: 'venues',
    entityId: params.id,
    before: { user_id: params.user_id },
    requestId,
    at: now,
  });
}
