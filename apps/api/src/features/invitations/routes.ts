import { acknowledgeHandedOver, listHandedOver, listMyInvitations } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { handle, type Feature } from '#http/handle.ts';
import { readHandedOver } from './handed-over.ts';
import { eraseInvitations } from './pending.ts';
import { invitationsOf } from './reads.ts';
import { acknowledge } from './store.ts';

async function readInvitations({ db, user }: Call<typeof listMyInvitations>) {
  const { rows } = await invitationsOf(user).execute(db);
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
  personalData: {
    name: 'invitations',
    erase: (db, { account, email }) => eraseInvitations(db, account, email),
  },
  owns: {
    'helper.self': async ({ viewer, params }) => (params['user_id'] === viewer.id ? 'yes' : 'unseen'),
  },
};
