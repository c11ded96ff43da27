import type {
  answerPlayerInvitation,
  offerProfile,
  listMyPlayerInvitations,
  listPlayerInvitations,
  PlayerInvitation,
  restorePlayerInvitation,
  withdrawPlayerInvitation,
} from '@topspin/contract';
import { needsGuardian as needsGuardianAt } from '@topspin/engine';
import { sql } from 'kysely';
import {
  addInvitation,
  codeOf,
  declineInvitation,
  inviteByMail,
  isCodeOf,
  takeInvitation,
  withdrawOffers,
} from '#features/invitations/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { refuseManyUnanswered } from '#http/limits/allowance.ts';
import { consentWords, recordConsent } from '#features/players/consent.ts';
import { dayOf, isMinor, needsGuardian } from '#features/players/policy.ts';
import { guardianAge } from '#features/settings/reads.ts';
import { mayDecide, refuseUndecided } from '#features/players/administrators/administrators.ts';
import { notifyAll } from '#features/players/administrators/notify.ts';
import { addGuardian, removeAdministrator, removeHeirs } from '#features/players/administrators/store.ts';
import { playerOfUser, updatePlayer, type LockedPlayer } from '#features/players/store.ts';
import {
  byOneWhoNoLongerDecides,
  closeAsTaken,
  lockThere,
  offersFor,
  pendingOffers,
  playerOfOffer,
  reopenOffer,
  type OfferRow,
} from './store.ts';

type Looking = Pick<Call, 'lang' | 'now' | 'seal' | 'user'>;

/** Whether the address is the account's own, or its person was handed the code: without mail an address proves nothing. */
const proves = (call: Pick<Call, 'seal' | 'user'>, row: OfferRow, code: string | undefined): boolean =>
  call.user.emailProven || isCodeOf(call, code)(row);

const present = (row: OfferRow, call: Looking, mailIsSent: boolean): PlayerInvitation => ({
  _id: row.id,
  kind: row.role,
  player: { _id: row.player_id, name: row.player_name },
  email: row.email,
  keeps: row.keeps,
  invited_by: row.inviter_name,
  created_at: row.invited_at.toISOString(),
  code: !mailIsSent && row.invited_by === call.user.id ? codeOf(call, row.id) : null,
  needs_code: !call.user.emailProven,
  consent: purposesOf(row, call.now)
    .map((purpose) =>
      consentWords({ purpose, relation: relationOf(row) }, call.lang, { age: String(row.guardian_age) }),
    )
    .join(' '),
});

const relationOf = ({ role }: OfferRow) => (role === 'owner' ? 'self' : 'guardian');

/** What accepting consents to: the profile and, for a child, the guardian's own consent. */
const purposesOf = ({ role, date_of_birth, guardian_age: age }: OfferRow, now: Date) =>
  role === 'guardian' && needsGuardianAt(date_of_birth, dayOf(now), age)
    ? (['profile', 'guardian'] as const)
    : (['profile'] as const);

/** A profile can only pass to a person old enough to consent alone, while no account has it. */
async function refuseHandingOver(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { user_id, date_of_birth }: LockedPlayer,
): Promise<void> {
  if (user_id !== null) throw fail('player.taken');
  if (date_of_birth === null || (await needsGuardian(db, date_of_birth, now)))
    throw fail('player.tooYoung', { age: await guardianAge(db) });
}

/**
 * Offers a profile by email, without revealing whether an account exists; its owner, now or later, sees the offer. Without mail
 * nobody can prove that an address is theirs, so accepting takes the code that the inviter hands over.
 */
export const invite =
  ({ publicUrl, mailIsSent }: Mailing) =>
  async (call: Call<typeof offerProfile>): Promise<PlayerInvitation> => {
    const { db, params, body, user, now } = call;
    const { kind: role, ...terms } = body;
    const isTheSame = sql<boolean>`(player_id = ${params.id}::uuid and lower(email) = ${body.email.toLowerCase()})`;
    await refuseManyUnanswered(db, user.id, 'offers', isTheSame);
    const player = await lockThere(db, params.id);
    await refuseUndecided(call, player);
    if (body.kind === 'owner') await refuseHandingOver(call, player);
    else if (player.date_of_birth === null) throw fail('player.birthDateNeeded');
    await withdrawOtherTerms(call, player.id);
    const of = { player_id: player.id, invited_by: user.id, invited_at: now };
    const made = await addInvitation(db, { ...terms, role, ...of });
    if (made)
      await audit(call, 'offerProfile', {
        entity: 'players',
        id: player.id,
        after: { kind: body.kind, keeps: body.keeps },
      });
    const row = await offersFor(db, body.email)
      .where('player.id', '=', player.id)
      .where('invitation.role', '=', role)
      .executeTakeFirstOrThrow();
    const figures = { player: row.player_name, link: `${publicUrl()}/user-management` };
    const kind = body.kind === 'owner' ? 'profileOffered' : 'guardianInvited';
    if (made) await inviteByMail(call, body.email, { kind, to: player.id, figures });
    return present(row, call, mailIsSent);
  };

/** What is offered now replaces an earlier offer of the same to the same address on other terms, or by somebody else. */
const withdrawOtherTerms = ({ db, body, user }: Call<typeof offerProfile>, playerId: string) =>
  withdrawOffers(db)
    .where('player_id', '=', playerId)
    .where('role', '=', body.kind)
    .where((row) => row(row.fn('lower', ['email']), '=', body.email.toLowerCase()))
    .where((row) =>
      row.or([
        row('keeps', '<>', body.keeps),
        row('keeps_phone', '<>', body.keeps_phone),
        row('invited_by', 'is distinct from', user.id),
      ]),
    )
    .execute();

type Mailing = { readonly publicUrl: () => string; readonly mailIsSent: boolean };

/** The pending offers of a profile; the address of each to those who typed it or decide about the player. */
export const readInvitations =
  ({ mailIsSent }: Pick<Mailing, 'mailIsSent'>) =>
  async (call: Call<typeof listPlayerInvitations>) => {
    const rows = await pendingOffers(call.db).where('player.id', '=', call.params.id).execute();
    const seesAll = rows.length > 0 && (await mayDecide(call, call.params.id));
    return {
      collection: rows.map((row) => {
        const offer = present(row, call, mailIsSent);
        return seesAll || row.invited_by === call.user.id ? offer : { ...offer, email: null };
      }),
    };
  };

/** What others offer to this account: offering a child to one's own address would make anybody its guardian. */
const offersTo = ({ db, user }: Pick<Call, 'db' | 'user'>) =>
  offersFor(db, user.email).where('invitation.invited_by', 'is distinct from', user.id);

/** An address counts once it is verified; where no mail is sent, the code proves it, and nobody is named before. */
export async function readMyInvitations(call: Call<typeof listMyPlayerInvitations>) {
  const { user, query } = call;
  const rows = user.emailVerified ? await offersTo(call).execute() : [];
  return {
    collection: rows.map((row) => {
      const offer = present(row, call, true);
      return proves(call, row, query.code) ? offer : nameless(offer);
    }),
  };
}

const nameless = (offer: PlayerInvitation): PlayerInvitation => ({
  ...offer,
  player: null,
  invited_by: null,
});

export async function takeInvitationBack(call: Call<typeof withdrawPlayerInvitation>): Promise<void> {
  const { db, params, user } = call;
  const player = await lockThere(db, params.id);
  const own = await pendingOffers(db)
    .where('invitation.id', '=', params.invitation_id)
    .where('invitation.invited_by', '=', user.id)
    .executeTakeFirst();
  if (!own) await refuseUndecided(call, player);
  const { numDeletedRows } = await withdrawOffers(db)
    .where('id', '=', params.invitation_id)
    .where('player_id', '=', params.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw fail('thing.notFound');
}

/** Takes the profile over, or becomes its guardian, with the caller's consent; or declines. */
export const answer =
  (publicUrl: () => string) =>
  async (call: Call<typeof answerPlayerInvitation>): Promise<void> => {
    const { db, params, body, user, now } = call;
    const offer = offersTo(call).where('invitation.id', '=', params.invitation_id);
    const row = found(user.emailVerified && (await offer.executeTakeFirst()));
    if (!proves(call, row, body.code)) throw fail('player.codeNeeded');
    const player = await lockThere(db, row.player_id);
    // It may have been withdrawn or answered since it was read, or is not the inviter's to offer any more.
    const isVoid = byOneWhoNoLongerDecides('invitation');
    found(await offer.where((where) => where.not(isVoid)).executeTakeFirst());
    const answered = body.accept
      ? await takeInvitation(db, row.id)
      : await declineInvitation(db, row.id, { by: user.id, at: now });
    if (!answered) throw fail('thing.notFound');
    if (!body.accept) return;
    await (row.role === 'owner' ? takeOver(call, row, player) : lookAfter(call, player));
    const kind = row.role === 'guardian' ? 'administratorAdded' : 'profileTaken';
    await notifyAll(call, player.id, { kind, publicUrl });
    await audit(call, 'answerPlayerInvitation', {
      entity: 'players',
      id: player.id,
      after: { kind: row.role, user_id: user.id, invited_by: row.invited_by, keeps: row.keeps },
    });
  };

/** Undoes having declined an offer, for a day; repeating it changes nothing. */
export async function takeRefusalBack(call: Call<typeof restorePlayerInvitation>): Promise<void> {
  const { db, params, user, now } = call;
  const pending = await offersFor(db, user.email)
    .where('invitation.id', '=', params.invitation_id)
    .executeTakeFirst();
  if (pending) return;
  const player = found(await playerOfOffer(db, params.invitation_id));
  // Between the offer's check and its return a guardian may accept theirs: one after the other.
  await lockThere(db, player.id);
  const { numUpdatedRows: back } = await reopenOffer(db, params.invitation_id, { user, now });
  if (back === 0n) throw fail('thing.notFound');
}

type Answering = Call<typeof answerPlayerInvitation>;

async function takeOver(call: Answering, row: OfferRow, player: LockedPlayer): Promise<void> {
  const { db, user, now } = call;
  await refuseHandingOver(call, player);
  if (await playerOfUser(db, user.id)) throw fail('player.alreadyExists');
  const loses = isMinor(player.date_of_birth, now) && !row.keeps_phone;
  await updatePlayer(db, player.id, { user_id: user.id, ...(loses && { contact_phone: null }) });
  await closeAsTaken(db, player.id, { by: user.id, at: now });
  if (!row.keeps && row.invited_by !== null) await removeAdministrator(db, player.id, row.invited_by);
  await recordConsent(call, { player: player.id, relation: 'self', guardian: false });
}

async function lookAfter(call: Answering, player: LockedPlayer): Promise<void> {
  const { db, user, now } = call;
  await addGuardian(db, { player: player.id, user: user.id, at: now });
  await removeHeirs(db, player.id);
  await withdrawOffers(db)
    .where('player_id', '=', player.id)
    .where(byOneWhoNoLongerDecides('invitations'))
    .execute();
  const guardian = await needsGuardian(db, player.date_of_birth, now);
  await recordConsent(call, { player: player.id, relation: 'guardian', guardian });
}
