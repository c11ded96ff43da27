import { randomUUIDv7 } from 'node:crypto';
import type { Helper, HelperRole } from '@topspin/contract';
import { sql } from 'kysely';
import { audit } from '#http/audit.ts';
import { isAdmin, type Call, type Db, type Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { refuseManyUnanswered } from '#http/limits/allowance.ts';
import { isCode } from '#http/seal.ts';
import { codeOf } from './code.ts';
import { inviteByMail } from './mail.ts';
import {
  addInvitation,
  declineInvitation,
  pendingOf,
  removeInvitation,
  removeInvitationsBy,
  restoreInvitation,
  takeDeclineBack,
  takeInvitation,
  type PendingRow,
} from './pending.ts';
import {
  addHelper,
  endReturn,
  helpersOf,
  removeHelper,
  restoreHelper,
  type HelperRow,
  type Kind,
  type Removal,
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

type Asking = Pick<Call, 'db' | 'user' | 'now' | 'requestId' | 'seal'> & {
  readonly params: { readonly id: string };
};
/** A link's code, where the invitation is not for the account's address. */
type Code = string | undefined;
type Naming = {
  readonly params: { readonly id: string; readonly user_id: string };
  readonly query: { readonly code?: Code };
};

/** Whether the caller decides about the other helpers: its creator, and admins. */
const decides = (of: Invitation, user: Viewer, helpers: readonly HelperRow[]): boolean =>
  isAdmin(user) || helpers.some(({ id, role }) => id === user.id && role === of.owner);

type Shown = { readonly user: Viewer; readonly owner: HelperRole; readonly decides: boolean };

const present = (row: HelperRow, { user, owner, decides: mayAll }: Shown): Helper => ({
  _id: row.id,
  user: { _id: row.id, name: row.name },
  email: null,
  code: null,
  role: row.role,
  accepted: true,
  declined: false,
  may_remove: row.role !== owner && (mayAll || row.id === user.id),
  invited_at: row.invited_at.toISOString(),
});

/**
 * The account of the address, if any, is not shown before it accepts; the address only to those who typed it or decide. Only the
 * inviter hands the code over.
 */
const presentPending = (call: Pick<Call, 'seal' | 'user'>, row: PendingRow, mayAll: boolean): Helper => ({
  _id: row.id,
  user: null,
  email: mayAll || row.invited_by === call.user.id ? row.email : null,
  code: row.invited_by === call.user.id ? codeOf(call, row.id) : null,
  role: row.role,
  accepted: false,
  declined: row.declined,
  may_remove: mayAll || row.invited_by === call.user.id,
  invited_at: row.invited_at.toISOString(),
});

async function presented(
  of: Invitation,
  { db, user }: Asking,
  thing: Thing,
  userId: string,
): Promise<Helper> {
  const helpers = await helpersOf(db, thing);
  const row = helpers.find(({ id }) => id === userId);
  if (!row) throw fail('thing.notFound');
  return present(row, { user, owner: of.owner, decides: decides(of, user, helpers) });
}

/** The helpers of any resource: list, invite, accept, remove and restore. */
export const invitation = (of: Invitation) => ({
  list: async (call: Asking) => {
    const thing = { kind: of.to, id: call.params.id };
    const rows = await helpersOf(call.db, thing);
    const mayAll = decides(of, call.user, rows);
    const helpers = rows.map((row) => present(row, { user: call.user, owner: of.owner, decides: mayAll }));
    const invited = (await pendingOf(call.db, thing)).map((row) => presentPending(call, row, mayAll));
    return { collection: [...helpers, ...invited] };
  },
  invite: (call: Asking & { readonly body: { readonly email: string } }) => invite(of, call),
  accept: (call: Asking & { readonly body: { readonly code?: string | undefined } }) => accept(of, call),
  remove: (call: Asking & Naming) => remove(of, call),
  restore: (call: Asking & Naming) => restore(of, call),
});

async function find(of: Invitation, call: Asking): Promise<Thing & Invited> {
  const found = await of.find(call, call.params.id);
  if (!found) throw fail('thing.notFound');
  return { kind: of.to, id: found.id, name: found.name };
}

/** Invites an address, whether or not there is an account; does nothing if that is pending. */
async function invite(
  of: Invitation,
  call: Asking & { readonly body: { readonly email: string } },
): Promise<Helper> {
  const { db, body, user, now } = call;
  const isTheSame = sql<boolean>`lower(email) = ${body.email.toLowerCase()}`;
  await refuseManyUnanswered(db, user.id, 'helper_invitations', isTheSame);
  const thing = await find(of, call);
  const made = await addInvitation(db, thing, {
    id: randomUUIDv7(),
    email: body.email,
    role: of.role,
    by: user.id,
    at: now,
  });
  const row = await pendingFor(db, thing, body.email);
  const figures = { what: thing.name, link: `${of.link(thing.id)}?code=${codeOf(call, row.id)}` };
  if (made) await inviteByMail(call, body.email, { kind: 'invited', to: thing.id, figures });
  return presentPending(call, row, true);
}

async function pendingFor(db: Db, of: Thing, address: string): Promise<PendingRow> {
  const row = (await pendingOf(db, of)).find(({ email }) => email.toLowerCase() === address.toLowerCase());
  if (!row) throw new Error('an invitation was made and is not there');
  return row;
}

/**
 * Whether an invitation is the caller's to answer: it is to their address, if that is proven to be theirs, or they were given its
 * code: where no mail is sent, an address proves nothing.
 */
const isTo = (call: Pick<Asking, 'user' | 'seal'>, code: Code) => (row: PendingRow) =>
  (call.user.emailProven && row.email.toLowerCase() === call.user.email.toLowerCase()) ||
  isCode(code, codeOf(call, row.id));

/**
 * Accepts an invitation that is the caller's to answer. Nobody accepts what they made themselves, since a code made as a helper would
 * otherwise outlast being one. Repeating it changes nothing.
 */
async function accept(
  of: Invitation,
  call: Asking & { readonly body: { readonly code?: string | undefined } },
): Promise<Helper> {
  const { db, body, user, now } = call;
  const thing = await find(of, call);
  const isTheirs = (row: PendingRow) =>
    row.invited_by !== user.id && row.stands && isTo(call, body.code)(row);
  const row = (await pendingOf(db, thing)).find(isTheirs);
  if (row && (await takeInvitation(db, thing, row, user.id))) {
    const { role, invited_by: by, invited_at: invitedAt } = row;
    await addHelper(db, thing, { userId: user.id, role, by, invitedAt, acceptedAt: now });
  }
  return presented(of, call, thing, user.id);
}

/** The invitation a call names: one's own to answer, or by its id. */
const isNamed = (call: Pick<Asking, 'user' | 'seal'> & Naming): ((row: PendingRow) => boolean) =>
  call.params.user_id === call.user.id ? isTo(call, call.query.code) : ({ id }) => id === call.params.user_id;

/** A helper who is not the owner leaves, declines, or cancels an invitation of their own; nothing else. */
async function refuseOthers(
  { db, params, user }: Asking & Naming,
  thing: Thing,
  helper: HelperRow | undefined,
): Promise<void> {
  if (params.user_id === user.id) return;
  const pending = (await pendingOf(db, thing)).find(({ id }) => id === params.user_id);
  if (helper || (pending && pending.invited_by !== user.id)) throw fail('auth.forbidden');
}

/** Removes a helper or cancels an invitation, as the owner; or leaves, or declines an invitation. */
async function remove(of: Invitation, call: Asking & Naming): Promise<void> {
  const { db, params, user, now } = call;
  const thing = { kind: of.to, id: params.id };
  const removal = { by: user.id, at: now };
  // Locked, so that nothing they make at this moment outlasts them.
  await of.find(call, params.id);
  const helpers = await helpersOf(db, thing);
  const helper = helpers.find(({ id }) => id === params.user_id);
  if (helper?.role === of.owner) throw fail('helper.isOwner');
  const mayAll = decides(of, user, helpers);
  if (!mayAll) await refuseOthers(call, thing, helper);
  if (helper) {
    await removeHelper(db, thing, helper.id, removal);
    await removeInvitationsBy(db, thing, helper.id);
  } else if (!(await end(call, thing, removal))) {
    // Or somebody has just left, and is not to come back.
    const ends = mayAll && params.user_id !== user.id && (await endReturn(db, thing, params.user_id));
    if (!ends) throw fail('thing.notFound');
  }
  await audit(call, of.log.remove, {
    entity: of.log.entity,
    id: params.id,
    before: { user_id: params.user_id },
  });
}

/** An invitation to oneself is declined; one of one's own making is withdrawn. */
async function end(call: Asking & Naming, thing: Thing, removal: Removal): Promise<boolean> {
  const { db, params, user } = call;
  if (params.user_id !== user.id) return removeInvitation(db, thing, params.user_id, removal);
  const theirs = (await pendingOf(db, thing)).find(isNamed(call));
  return theirs !== undefined && declineInvitation(db, theirs.id, removal);
}

/** Undoes the caller's own `remove`, or as an admin anybody's of a helper; repeating it changes nothing. */
async function restore(of: Invitation, call: Asking & Naming): Promise<Helper> {
  const { db, params, user, now } = call;
  const thing = await find(of, call);
  const removal = { by: user.id, at: now };
  const back =
    (await restoreHelper(db, thing, params.user_id, { ...removal, asAdmin: isAdmin(user) })) ||
    (await bringBack(call, thing, removal));
  if (back)
    await audit(call, of.log.restore, {
      entity: of.log.entity,
      id: params.id,
      after: { user_id: params.user_id },
    });
  const pending = (await pendingOf(db, thing)).find(isNamed(call));
  return pending ? presentPending(call, pending, true) : presented(of, call, thing, params.user_id);
}

async function bringBack(call: Asking & Naming, thing: Thing, removal: Removal): Promise<boolean> {
  const { db, params, user } = call;
  if (params.user_id !== user.id) return restoreInvitation(db, thing, params.user_id, removal);
  const theirs = (await pendingOf(db, thing)).find(isNamed(call));
  return theirs !== undefined && takeDeclineBack(db, theirs.id);
}
