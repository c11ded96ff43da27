import type { Helper, HelperRole } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inviteByMail, userToInvite } from './mail.ts';
import {
  acceptAsHelper,
  addHelper,
  helperOf,
  helpersOf,
  removeHelper,
  restoreHelper,
  type HelperRow,
  type Kind,
  type Thing,
} from './store.ts';

type Invited = { readonly id: string; readonly name: string };

/** The resource somebody is invited to help with, and its names. */
export type Invitation = {
  readonly to: Kind;
  /** The role of the invitation. */
  readonly role: HelperRole;
  /** The role of the creator, who cannot be removed. */
  readonly owner: HelperRole;
  readonly find: (call: Pick<Call, 'db' | 'user'>, id: string) => Promise<Invited | undefined>;
  /** Where the mail leads. */
  readonly link: (id: string) => string;
  /** The audit log's names for removing and restoring a helper, and for the resource. */
  readonly log: { readonly remove: string; readonly restore: string; readonly entity: string };
};

type Asking = Pick<Call, 'db' | 'user' | 'lang' | 'now' | 'requestId'> & {
  readonly params: { readonly id: string };
};
type Naming = { readonly params: { readonly id: string; readonly user_id: string } };

const present = (row: HelperRow): Helper => ({
  user: { _id: row.id, name: row.name },
  role: row.role,
  accepted: row.accepted_at !== null,
  invited_at: row.invited_at.toISOString(),
});

async function presented(db: Db, of: Thing, userId: string): Promise<Helper> {
  const row = await helperOf(db, of, userId);
  if (!row) throw fail('thing.notFound');
  return present(row);
}

/** The helpers of any resource: list, invite, accept, remove and restore. */
export const invitation = (of: Invitation) => ({
  list: async ({ db, params }: Asking) => ({
    collection: (await helpersOf(db, { kind: of.to, id: params.id })).map(present),
  }),
  invite: (call: Asking & { readonly body: { readonly email: string } }) => invite(of, call),
  accept: async ({ db, params, user, now }: Asking): Promise<Helper> => {
    const thing = { kind: of.to, id: params.id };
    await acceptAsHelper(db, thing, user.id, now);
    return presented(db, thing, user.id);
  },
  remove: (call: Asking & Naming) => remove(of, call),
  restore: (call: Asking & Naming) => restore(of, call),
});

/** Invites an account; does nothing if it is invited or a helper already. */
async function invite(
  of: Invitation,
  call: Asking & { readonly body: { readonly email: string } },
): Promise<Helper> {
  const { db, params, user, now } = call;
  const found = await of.find(call, params.id);
  if (!found) throw fail('thing.notFound');
  const thing = { kind: of.to, id: found.id };
  const invited = await userToInvite(call, call.body.email);
  const helper = { userId: invited.id, role: of.role, by: user.id, at: now, acceptedAt: null };
  if (await addHelper(db, thing, helper))
    await inviteByMail(call, invited, { what: found.name, link: of.link(found.id) });
  return presented(db, thing, invited.id);
}

/** Removes a helper or cancels an invitation; or leaves, or declines an invitation. */
async function remove(of: Invitation, call: Asking & Naming): Promise<void> {
  const { db, params, user, now } = call;
  const thing = { kind: of.to, id: params.id };
  const { role } = await presented(db, thing, params.user_id);
  if (role === of.owner) throw fail('helper.isOwner');
  await removeHelper(db, thing, params.user_id, { by: user.id, at: now });
  await writeDown(call, of.log.remove, of.log.entity, { before: { user_id: params.user_id } });
}

/** Undoes the caller's own `remove`, for a day; repeating it changes nothing. */
async function restore(of: Invitation, call: Asking & Naming): Promise<Helper> {
  const { db, params, user, now } = call;
  const thing = { kind: of.to, id: params.id };
  if (!(await of.find(call, params.id))) throw fail('thing.notFound');
  if (await restoreHelper(db, thing, params.user_id, { by: user.id, at: now }))
    await writeDown(call, of.log.restore, of.log.entity, { after: { user_id: params.user_id } });
  return presented(db, thing, params.user_id);
}

const writeDown = (
  { db, user, params, requestId, now }: Asking,
  action: string,
  entity: string,
  change: { readonly before?: unknown; readonly after?: unknown },
): Promise<void> =>
  audit(db, { actorId: user.id, action, entity, entityId: params.id, ...change, requestId, at: now });
