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

/** What somebody is invited to look after, and how that is called. */
export type Invitation = {
  readonly to: Kind;
  /** As what somebody is invited. */
  readonly role: HelperRole;
  /** Who made the thing stays: nobody takes them out. */
  readonly owner: HelperRole;
  readonly find: (call: Pick<Call, 'db' | 'user'>, id: string) => Promise<Invited | undefined>;
  /** Where the mail leads. */
  readonly link: (id: string) => string;
  /** How the audit log calls taking somebody out and putting them back, and of what. */
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

/** Who looks after a thing: listed, invited, accepting, taken out and put back, the same for whatever it is. */
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

/** Invites an account; one that is invited already, or looks after the thing, stays as it is. */
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

/** Takes somebody out, or an invitation back; or leaves, or turns an invitation down. */
async function remove(of: Invitation, call: Asking & Naming): Promise<void> {
  const { db, params, user, now } = call;
  const thing = { kind: of.to, id: params.id };
  const { role } = await presented(db, thing, params.user_id);
  if (role === of.owner) throw fail('helper.isOwner');
  await removeHelper(db, thing, params.user_id, { by: user.id, at: now });
  await writeDown(call, of.log.remove, of.log.entity, { before: { user_id: params.user_id } });
}

/** Undoes what the same person did by `remove`, for a day; done already, it stays done. */
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
