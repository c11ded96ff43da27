import type {
  acceptOrganising,
  Helper,
  HelperRole,
  inviteOrganiser,
  listOrganisers,
  removeOrganiser,
} from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inviteByMail, userToInvite } from '#features/invitations/reads.ts';
import { lockOpen } from './store.ts';

const organisers = (db: Db, openId: string) =>
  db
    .selectFrom('open_organisers as organiser')
    .innerJoin('users as account', 'account.id', 'organiser.user_id')
    .where('organiser.open_id', '=', openId)
    .select([
      'account.id',
      'account.name',
      'organiser.role',
      'organiser.accepted_at',
      'organiser.invited_at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof organisers>['executeTakeFirstOrThrow']>>;

const present = (row: Row): Helper => ({
  user: { _id: row.id, name: row.name },
  role: row.role as HelperRole,
  accepted: row.accepted_at !== null,
  invited_at: row.invited_at.toISOString(),
});

async function organiserOf(db: Db, openId: string, userId: string): Promise<Helper> {
  const row = await organisers(db, openId).where('account.id', '=', userId).executeTakeFirst();
  if (!row) throw fail('thing.notFound');
  return present(row);
}

/** Who organises an open, whoever made it first. */
export async function readOrganisers({ db, params }: Call<typeof listOrganisers>) {
  const rows = await organisers(db, params.id).orderBy('organiser.invited_at').execute();
  return { collection: rows.map(present) };
}

/** Invites an account; one that is invited already, or organises the open, stays as it is. */
export const invite =
  (publicUrl: () => string) =>
  async (call: Call<typeof inviteOrganiser>): Promise<Helper> => {
    const { db, params, user, now } = call;
    const open = await lockOpen(db, params.id);
    if (!open) throw fail('thing.notFound');
    const invited = await userToInvite(call, call.body.email);
    const made = await db
      .insertInto('open_organisers')
      .values({
        open_id: open.id,
        user_id: invited.id,
        role: 'organiser',
        invited_by: user.id,
        invited_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const link = `${publicUrl()}/single-open/${open.id}`;
    if (made.numInsertedOrUpdatedRows === 1n) await inviteByMail(call, invited, { what: open.name, link });
    return organiserOf(db, open.id, invited.id);
  };

export async function accept({ db, params, user, now }: Call<typeof acceptOrganising>): Promise<Helper> {
  await db
    .updateTable('open_organisers')
    .set({ accepted_at: now })
    .where('open_id', '=', params.id)
    .where('user_id', '=', user.id)
    .where('accepted_at', 'is', null)
    .execute();
  return organiserOf(db, params.id, user.id);
}

/** Takes somebody out, or an invitation back. */
export async function remove({
  db,
  params,
  user,
  now,
  requestId,
}: Call<typeof removeOrganiser>): Promise<void> {
  const { role } = await organiserOf(db, params.id, params.user_id);
  if (role === 'owner') throw fail('helper.isOwner');
  await db
    .deleteFrom('open_organisers')
    .where('open_id', '=', params.id)
    .where('user_id', '=', params.user_id)
    .execute();
  await audit(db, {
    actorId: user.id,
    action: 'removeOrganiser',
    entity: 'opens',
    entityId: params.id,
    before: { user_id: params.user_id },
    requestId,
    at: now,
  });
}
