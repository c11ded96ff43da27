import type { Db } from '#http/call.ts';
import type { PersonalData } from '#http/person.ts';
import type { Secrets } from './secrets.ts';

/** What accounts need to know of the installation. */
export type AuthContext = {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
  /** Whether mail leaves this installation; where it does not, accounts count as verified. */
  readonly mailIsSent: boolean;
  readonly lab: boolean;
  /** Whether the settings speak of a proxy before this server, so that a request over loopback may come from anywhere. */
  readonly behindProxy: boolean;
  /** The address that links in mails and QR codes begin with, without a slash at its end. */
  readonly publicUrl: () => string;
  /** What other features keep about a person, to be handed out and erased. */
  readonly personalData: readonly PersonalData[];
};
