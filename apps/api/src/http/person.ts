import type { Db } from './call.ts';
import type { Strike } from './strike.ts';

/** A person to erase: an account with its profiles, or a profile without an account. */
export type Person = {
  readonly account: string | null;
  /** Every profile there has been, deleted ones included. */
  readonly players: readonly string[];
  /** The account and the profiles. */
  readonly ids: readonly string[];
  /** Their phone digits and names, to recognise their contacts. */
  readonly phones: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly email: string | null;
  /** Strikes what identifies them out of a text of theirs that others still need. */
  readonly strike: Strike;
  /** The admin who takes over opens, venues and players that nobody else looks after. */
  readonly heir: string | null;
};

/** The account that erases a person; null when they are erased again, after an older backup brought them back, of which nobody is told. */
export type ErasedBy = string | null;

/**
 * How a feature erases what it stores about a person. The export is in `auth/personal-data/export-parts.ts`.
 */
export type PersonalData = {
  readonly name: string;
  readonly erase: (db: Db, person: Person, now: Date, by: ErasedBy) => Promise<void>;
  /** Erases what was written between `erase` and the lock on the profiles; from then on nothing more is. */
  readonly eraseLate?: PersonalData['erase'];
};

type Contact = { readonly name: string; readonly phone: string };

const isContact = (value: unknown): value is Contact =>
  typeof value === 'object' && value !== null && 'name' in value && 'phone' in value;

/** Whether a contact phone is theirs: by its number or by its name. */
export const isTheirs = ({ phones, names }: Person, contact: unknown): boolean =>
  isContact(contact) && (phones.has(contact.phone) || names.has(contact.name.toLowerCase()));

/** Whether a contact entered by others is certainly theirs: by number and name. */
export const isCertainlyTheirs = ({ phones, names }: Person, contact: unknown): boolean =>
  isContact(contact) && phones.has(contact.phone) && names.has(contact.name.toLowerCase());
