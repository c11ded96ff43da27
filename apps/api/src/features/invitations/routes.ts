import {
  acknowledgeHandedOver,
  listHandedOver,
  listMyInvitations,
  showInvitation,
  type AnswerOf,
} from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { handle, type Feature } from '#http/handle.ts';
import { readHandedOver } from './handed-over.ts';
import { acknowledge } from './co-organisers-store.ts';
import { isCodeOf } from './code.ts';
import { invitationOfId, invitationsWithDeclined } from './reads.ts';
import { eraseInvitations, pendingOf } from './store.ts';

async function readInvitations(call: Call<typeof listMyInvitations>) {
  const { db, user } = call;
  const own = await invitationsWithDeclined(user).execute(db);
  const rows = [...own.rows, ...(await byLink(call))];
  return { collection: rows.map((row) => ({ ...row, invited_at: row.invited_at.toISOString() })) };
}

/** The invitation whose link somebody was given, unless it is in their list. */
async function byLink({ db, user, seal, query: { to, code } }: Call<typeof listMyInvitations>) {
  if (to === undefined || code === undefined) return [];
  const pending = [
    ...(await pendingOf(db, { kind: 'open', id: to })),
    ...(await pendingOf(db, { kind: 'venue', id: to })),
  ];
  const row = pending.find(isCodeOf({ seal }, code));
  if (!row || (user.emailProven && row.email.toLowerCase() === user.email.toLowerCase())) return [];
  return (await invitationOfId(row.id).execute(db)).rows;
}

/** An invitation by its link, for somebody who has not logged in. */
async function readByCode(call: Call<typeof showInvitation>): Promise<AnswerOf<typeof showInvitation>> {
  const { db, seal, params, query } = call;
  const pending = (await pendingOf(db, params)).filter(({ stands }) => stands);
  const found = pending.find(isCodeOf({ seal }, query.code));
  const [row] = found ? (await invitationOfId(found.id).execute(db)).rows : [];
  if (!row) throw fail('auth.badToken');
  return { kind: row.kind, name: row.name, invited_by: row.invited_by };
}

/** Pending invitations to help run an open or a venue. */
export const invitations: Feature = {
  name: 'invitations',
  routes: [
    handle(listMyInvitations, { who: 'user', limit: 'codes' }, readInvitations),
    handle(showInvitation, { who: 'anyone', limit: 'credentials' }, readByCode),
    handle(listHandedOver, 'user', readHandedOver),
    handle(acknowledgeHandedOver, 'user', ({ db, user }) => acknowledge(db, user.id)),
  ],
  personalData: {
    name: 'invitations',
    erase: async (db, person) => void (await eraseInvitations(db, person)),
  },
  owns: {
    'coOrganiser.self': async ({ viewer, params }) => (params['user_id'] === viewer.id ? 'yes' : 'unseen'),
  },
};
