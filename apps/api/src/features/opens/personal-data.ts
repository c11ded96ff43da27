import { isOpenOver } from '@topspin/engine';
import { sql } from 'kysely';
import { passOn } from '#features/invitations/commands.ts';
import type { Db } from '#http/call.ts';
import type { Person, PersonalData } from '#http/person.ts';
import { strikeJson } from '#http/strike.ts';
import { trustedOpen } from './who-sees.ts';
import { forgetRefusalsBy, notApproved, updateOpen } from './store.ts';

/** States in which nobody can enter: the open's texts are of no use to others. */
const atRest: readonly string[] = ['created', 'finished', 'canceled'];

/** The opens somebody organises, and whether the next who does is trusted; null where nobody else does. */
const organisedBy = (db: Db, userId: string) =>
  db
    .selectFrom('opens')
    .innerJoin('open_organisers as own', 'own.open_id', 'opens.id')
    .where('own.user_id', '=', userId)
    .where('own.accepted_at', 'is not', null)
    .select(['opens.id', 'opens.name', 'opens.description', 'opens.cancel_reason', 'opens.contact'])
    .select(['opens.state', 'opens.approval_refusal', 'opens.edition_refusal', 'own.role'])
    .select(sql<boolean>`${trustedOpen(sql.ref('opens.id'))}`.as('trusted'))
    .select((open) =>
      open
        .selectFrom('open_organisers as other')
        .select(sql<boolean>`trusted_user(${sql.ref('other.user_id')})`.as('trusted'))
        .whereRef('other.open_id', '=', 'opens.id')
        .whereRef('other.user_id', '<>', 'own.user_id')
        .where('other.accepted_at', 'is not', null)
        .orderBy('other.accepted_at')
        .orderBy('other.user_id')
        .limit(1)
        .as('next_is_trusted'),
    )
    .orderBy('opens.id')
    .forNoKeyUpdate('opens')
    .execute();

/**
 * Opens stay, since others enter and play them, but without anything that identifies their organiser, and with another
 * owner. A draft nobody else has seen is deleted. One that is not trusted, finished or not, stays with the erased account
 * where its next owner would be trusted, since its matches would be rated then; co-organisers and admins go on running it. An approval
 * was given to the owner: it does not pass to a co-organiser whom nobody trusts.
 */
async function erase(db: Db, { account, heir, strike }: Person, now: Date): Promise<void> {
  if (account === null) return;
  const except: string[] = [];
  for (const { id, role, state, trusted, next_is_trusted: next, ...open } of await organisedBy(db, account)) {
    const isOwn = role === 'owner' && next === null;
    if (role === 'owner' && !trusted && next !== false) except.push(id);
    if (open.contact !== null && strike(open.contact) !== open.contact)
      await updateOpen(db, id, { contact: null });
    // The other texts of a co-organiser's opens are others' words: a name made of them would empty them.
    if (role !== 'owner') continue;
    await updateOpen(db, id, {
      name: strike(open.name),
      description: JSON.stringify(
        isOwn && atRest.includes(state) ? [] : strikeJson(open.description, strike),
      ),
      cancel_reason: open.cancel_reason && strike(open.cancel_reason),
      approval_refusal: open.approval_refusal && strike(open.approval_refusal),
      edition_refusal: open.edition_refusal && strike(open.edition_refusal),
      // A contact cannot be assigned to a person: a phone written in another way would stay.
      contact: null,
      ...(isOwn && state === 'created' && { deleted_at: now }),
      ...(next === false && !isOpenOver(state) && notApproved),
    });
  }
  await forgetRefusalsBy(db, account);
  if (heir !== null) await passOn(db, 'open', { from: account, heir, at: now, except });
}

/** Personal data in opens. */
export const personalData: PersonalData = { name: 'opens', erase };
