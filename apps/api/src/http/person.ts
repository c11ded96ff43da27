import type { Db } from './call.ts';
import type { Strike } from './strike.ts';

/** Somebody who is to be forgotten: an account with its profiles, or the profile of somebody without an account. */
export type Person = {
  readonly account: string | null;
  /** Every profile there has been, those taken out of the lists included. */
  readonly players: readonly string[];
  /** The account and the profiles. */
  readonly ids: readonly string[];
  /** The digits of their phones and their names, by which contacts are known to be theirs. */
  readonly phones: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly email: string | null;
  /** Takes what tells who they were out of a text of theirs that others still need. */
  readonly strike: Strike;
  /** The admin to whom passes what nobody else looks after. */
  readonly heir: string | null;
};

/** What a feature keeps about a person, erased when they ask for it. What is handed out to them: `auth/account/export-parts.ts`. */
export type PersonalData = {
  readonly name: string;
  readonly erase: (db: Db, person: Person, now: Date) => Promise<void>;
};

type Contact = { readonly name: string; readonly phone: string };

const isContact = (value: unknown): value is Contact =>
  typeof value === 'object' && value !== null && 'name' in value && 'phone' in value;

/** Whether a contact phone is theirs: by its number, or by whose name it has. */
export const isTheirs = ({ phones, names }: Person, contact: unknown): boolean =>
  isContact(contact) && (phones.has(contact.phone) || names.has(contact.name.toLowerCase()));

/** Whether a contact that others wrote down is theirs beyond doubt: by number and name. */
export const isCertainlyTheirs = ({ phones, names }: Person, contact: unknown): boolean =>
  isContact(contact) && phones.has(contact.phone) && names.has(contact.name.toLowerCase());
