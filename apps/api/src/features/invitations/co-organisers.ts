import type { CoOrganiser } from '@topspin/contract';
import { sql } from 'kysely';
import { audit } from '#http/audit.ts';
import { isAdmin, type Call, type Viewer } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { refuseManyUnanswered } from '#http/limits/allowance.ts';
import { codeOf, isCodeOf } from './code.ts';
import {
  addCoOrganiser,
  coOrganisersOf,
  endReturn,
  referenceTo,
  removeCoOrganiser,
  restoreCoOrganiser,
  type CoOrganiserRow,
  type Kind,
  type Thing,
} from './co-organisers-store.ts';
import { inviteByMail } from './mail.ts';
import {
  addInvitation,
  declineInvitation,
  forgetRemoved,
  pendingOf,
  removeInvitation,
  removeInvitationsBy,
  reopenInvitations,
  restoreInvitation,
  takeInvitation,
  type PendingRow,
} from './store.ts';

type Invited = { readonly id: string; readonly name: string };

/** What people are invited to help run, an open or a venue, and its names. */
export type Resource = {
  readonly kind: Kind;
  /** The role of the invitation. */
  readonly role: 'organiser' | 'coAdmin';
  /** The role of the creator, who cannot be removed. */
  readonly owner: 'owner' | 'admin';
  readonly find: (call: Pick<Call, 'db' | 'user'>, id: string) => Promise<Invited | undefined>;
  /** Where the mail leads. */
  readonly link: (id: string) => string;
  /** The audit log's names for removing and restoring a co-organiser, and for the resource. */
  readonly log: { readonly remove: string; readonly restore: string; readonly entity: string };
};

type Asking = Pick<Call, 'db' | 'user' | 'now' | 'requestId' | 'seal'> & {
  readonly params: { readonly id: string };
};
type Inviting = Asking & { readonly body: { readonly email: string } };
/** A link's code, where the invitation is not for the account's address. */
type Code = { readonly code?: string | undefined };
type Accepting = Asking & { readonly body: Code };
type Naming = Asking & {
  readonly params: { readonly user_id: string };
  readonly query: Code;
};

/** The co-organisers of an open or the admins of a venue: list, invite, accept, remove and restore. */
export const coOrganisers = (of: Resource) => ({
  list: (call: Asking) => list(of, call),
  invite: (call: Inviting) => invite(of, call),
  accept: (call: Accepting) => accept(of, call),
  remove: (call: Naming) => remove(of, call),
  restore: (call: Naming) => restore(of, call),
});

/** Whether the caller decides about the others: its creator, and admins. */
const decides = (of: Resource, user: Viewer, all: readonly CoOrganiserRow[]): boolean =>
  isAdmin(user) || all.some(({ id, role }) => id === user.id && role === of.owner);

type Shown = { readonly user: Viewer; readonly owner: string; readonly decides: boolean };

const present = (row: CoOrganiserRow, { user, owner, decides: mayAll }: Shown): CoOrganiser => ({
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
const presentPending = (
  call: Pick<Call, 'seal' | 'user'>,
  row: PendingRow,
  mayAll: boolean,
): CoOrganiser => ({
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

async function presented(of: Resource, { db, user }: Asking, thing: Thing, userId: string) {
  const all = await coOrganisersOf(db, thing);
  const row = found(all.find(({ id }) => id === userId));
  return present(row, { user, owner: of.owner, decides: decides(of, user, all) });
}

async function list(of: Resource, call: Asking) {
  const thing = { kind: of.kind, id: call.params.id };
  const rows = await coOrganisersOf(call.db, thing);
  const mayAll = decides(of, call.user, rows);
  const accepted = rows.map((row) => present(row, { user: call.user, owner: of.owner, decides: mayAll }));
  const invited = (await pendingOf(call.db, thing)).map((row) => presentPending(call, row, mayAll));
  return { collection: [...accepted, ...invited] };
}

async function find(of: Resource, call: Asking): Promise<Thing & Invited> {
  const { id, name } = found(await of.find(call, call.params.id));
  return { kind: of.kind, id, name };
}

/** Invites an address, whether or not there is an account; does nothing if that is pending. */
async function invite(of: Resource, call: Inviting): Promise<CoOrganiser> {
  const { db, user, now } = call;
  const { email } = call.body;
  const isTheSame = sql<boolean>`lower(email) = ${email.toLowerCase()}`;
  await refuseManyUnanswered(db, user.id, 'invitations', isTheSame);
  const thing = await find(of, call);
  const values = { ...referenceTo(thing), role: of.role, email, invited_by: user.id, invited_at: now };
  const made = await addInvitation(db, values);
  const pending = await pendingOf(db, thing);
  const row = found(pending.find((one) => one.email.toLowerCase() === email.toLowerCase()));
  const figures = { what: thing.name, link: `${of.link(thing.id)}?code=${codeOf(call, row.id)}` };
  if (made) await inviteByMail(call, email, { kind: 'invited', to: thing.id, figures });
  return presentPending(call, row, true);
}

/**
 * Whether an invitation is the caller's to answer: it is to their address, if that is proven to be theirs, or they were given its
 * code: where no mail is sent, an address proves nothing.
 */
const isTo = (call: Pick<Asking, 'user' | 'seal'>, code: string | undefined) => (row: PendingRow) =>
  (call.user.emailProven && row.email.toLowerCase() === call.user.email.toLowerCase()) ||
  isCodeOf(call, code)(row);

/**
 * Accepts an invitation that is the caller's to answer. Nobody accepts what they made themselves, since a code made as a co-organiser
 * would otherwise outlast being one. Repeating it changes nothing.
 */
async function accept(of: Resource, call: Accepting): Promise<CoOrganiser> {
  const { db, body, user, now } = call;
  const thing = await find(of, call);
  const isTheirs = (row: PendingRow) =>
    row.invited_by !== user.id && row.stands && isTo(call, body.code)(row);
  const row = (await pendingOf(db, thing)).find(isTheirs);
  if (row && (await takeInvitation(db, row.id))) {
    await forgetRemoved(db, thing, row, user.id);
    const { role, invited_by: by, invited_at: invitedAt } = row;
    await addCoOrganiser(db, thing, { userId: user.id, role, by, invitedAt, acceptedAt: now });
  }
  return presented(of, call, thing, user.id);
}

/** The invitation a call names: one's own to answer, or by its id. */
async function invitationNamed(call: Naming, thing: Thing): Promise<PendingRow | undefined> {
  const { db, params, query, user } = call;
  const isNamed =
    params.user_id === user.id
      ? isTo(call, query.code)
      : ({ id }: Pick<PendingRow, 'id'>) => id === params.user_id;
  return (await pendingOf(db, thing)).find(isNamed);
}

/** Removes a co-organiser or cancels an invitation, as the owner; or leaves, or declines an invitation. */
async function remove(of: Resource, call: Naming): Promise<void> {
  const { db, params, user, now } = call;
  const thing = { kind: of.kind, id: params.id };
  const removal = { by: user.id, at: now };
  // Locked, so that nothing they make at this moment outlasts them.
  await of.find(call, params.id);
  const all = await coOrganisersOf(db, thing);
  const named = all.find(({ id }) => id === params.user_id);
  if (named?.role === of.owner) throw fail('coOrganiser.isOwner');
  const invitation = await invitationNamed(call, thing);
  const isSelf = params.user_id === user.id;
  const mayAll = decides(of, user, all);
  const isAnothers = named ?? (invitation && invitation.invited_by !== user.id);
  if (!isSelf && !mayAll && isAnothers) throw fail('auth.forbidden');
  if (named) {
    await removeCoOrganiser(db, thing, named.id, removal);
    await removeInvitationsBy(db, thing, named.id);
  } else {
    const ended =
      (invitation && isSelf && (await declineInvitation(db, invitation.id, removal))) ||
      (invitation && !isSelf && (await removeInvitation(db, thing, invitation.id, removal))) ||
      // Or somebody has just left, and is not to come back.
      (mayAll && !isSelf && (await endReturn(db, thing, params.user_id)));
    if (!ended) throw fail('thing.notFound');
  }
  await audit(call, of.log.remove, {
    entity: of.log.entity,
    id: params.id,
    before: { user_id: params.user_id },
  });
}

/** Undoes the caller's own `remove`, or as an admin anybody's of a co-organiser; repeating it changes nothing. */
async function restore(of: Resource, call: Naming): Promise<CoOrganiser> {
  const { db, params, user, now } = call;
  const thing = await find(of, call);
  const removal = { by: user.id, at: now };
  const back =
    (await restoreCoOrganiser(db, thing, params.user_id, { ...removal, asAdmin: isAdmin(user) })) ||
    (params.user_id === user.id
      ? await takeDeclineBack(call, thing)
      : await restoreInvitation(db, thing, params.user_id, removal));
  if (back)
    await audit(call, of.log.restore, {
      entity: of.log.entity,
      id: params.id,
      after: { user_id: params.user_id },
    });
  const pending = await invitationNamed(call, thing);
  return pending ? presentPending(call, pending, true) : presented(of, call, thing, params.user_id);
}

async function takeDeclineBack(call: Naming, thing: Thing): Promise<boolean> {
  const theirs = await invitationNamed(call, thing);
  if (!theirs) return false;
  const { numUpdatedRows } = await reopenInvitations(call.db).where('id', '=', theirs.id).executeTakeFirst();
  return numUpdatedRows === 1n;
}
