import { createHash } from 'node:crypto';
import type { MailKind } from '@topspin/messages/api';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

type Budget = { readonly name: string; readonly perDay: number };

/** Mails about something the person takes part in. */
const usual: Budget = { name: 'usual', perDay: 100 };
const invitations: Budget = { name: 'invitations', perDay: 20 };
/** What organisers write uses up nothing of what the application says about a registration. */
const messages: Budget = { name: 'messages', perDay: 20 };
/** About somebody in one's care: nothing else uses it up. */
const care: Budget = { name: 'care', perDay: 50 };
const account: Budget = { name: 'account', perDay: 10 };

/**
 * How many mails a day an address gets of each kind a stranger can trigger. Counted separately, so that nobody can block
 * a recovery code by requesting something else.
 */
const budgets = {
  verifyEmail: account,
  alreadyRegistered: account,
  recover: { name: 'recover', perDay: 30 },
  invited: invitations,
  invitedToPlay: invitations,
  invitedToAnOpen: invitations,
  invitedSeveral: invitations,
  partnerAsked: invitations,
  partnerAskedPlainly: invitations,
  pairMade: usual,
  pairWaits: usual,
  partnerDeclined: usual,
  partnerLeft: usual,
  partnerGone: usual,
  invitedToRounds: invitations,
  profileOffered: invitations,
  guardianInvited: invitations,
  profileClaimed: { name: 'claims', perDay: 10 },
  placeFreed: usual,
  placeTaken: usual,
  placeAsked: invitations,
  placeAccepted: usual,
  placeRefused: usual,
  placeRefusedBecause: usual,
  placeEnded: usual,
  placedOpenChanged: usual,
  openCanceled: usual,
  openCanceledPlainly: usual,
  enrolledByOther: usual,
  enrolledSeveral: usual,
  removedByOther: usual,
  organiserWrote: messages,
  profileHandedOver: usual,
  venueContactErased: usual,
  handedOver: usual,
  administratorAdded: care,
  ageChanged: care,
  contactChanged: care,
  profileTaken: care,
  accessEnded: care,
} satisfies Record<MailKind, Budget>;

const budgetOf = (kind: MailKind): Budget => budgets[kind];

/** The same mailbox however it is written: without case or the part after a plus; Gmail ignores dots. */
export function letterBox(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const hashOf = (address: string): Buffer => createHash('sha256').update(letterBox(address)).digest();
const today = sql<string>`(now() at time zone 'utc')::date`;

/**
 * Spends one mail of an address's daily budget; false when none is left. Senders whom nobody trusts get half of it between
 * them, so that strangers cannot use up what is left for the others.
 */
export async function spendMail(
  db: Db,
  address: string,
  kind: MailKind,
  { untrusted = false } = {},
): Promise<boolean> {
  const { name, perDay } = budgetOf(kind);
  const theirs = { name: `${name}, untrusted`, perDay: Math.floor(perDay / 2) };
  if (untrusted && !(await spend(db, address, theirs))) return false;
  return spend(db, address, { name, perDay });
}

async function spend(db: Db, address: string, { name, perDay }: Budget): Promise<boolean> {
  const spent = await db
    .insertInto('mail_counts')
    .values({ address_hash: hashOf(address), budget: name, day: today, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'budget', 'day'])
        .doUpdateSet({ count: sql`mail_counts.count + 1` })
        .where('mail_counts.count', '<', perDay),
    )
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}

/** Whether an address has budget left today for this kind of mail. */
export async function hasMailLeft(db: Db, address: string, kind: MailKind): Promise<boolean> {
  const { name, perDay } = budgetOf(kind);
  const row = await db
    .selectFrom('mail_counts')
    .select('count')
    .where('address_hash', '=', hashOf(address))
    .where('budget', '=', name)
    .where('day', '=', today)
    .executeTakeFirst();
  return (row?.count ?? 0) < perDay;
}

/** Deletes the counts of an address. */
export const forgetMails = (db: Db, address: string) =>
  db.deleteFrom('mail_counts').where('address_hash', '=', hashOf(address)).execute();

/** Deletes the counts of past days. */
export const forgetMailDays = (db: Db) => db.deleteFrom('mail_counts').where('day', '<', today).execute();
