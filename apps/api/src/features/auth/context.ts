import type { Db } from '#http/call.ts';
import type { OwnHttps } from '#http/web/authority.ts';
import type { PersonalData } from '#http/person.ts';
import type { PasswordCost } from './password.ts';
import type { Secrets } from './secrets.ts';

/** The settings that accounts need. */
export type AuthContext = {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
  /** The cost of hashing a new password. */
  readonly passwordCost: PasswordCost;
  /** Whether this installation can send mail; if not, accounts count as verified. */
  readonly mailIsSent: boolean;
  readonly lab: boolean;
  /** Whether a proxy is configured in front of this server, so that a loopback request may come from anywhere. */
  readonly behindProxy: boolean;
  /** The base URL of links in mails and QR codes, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Where it is served over TLS with its own certificate, if it is. */
  readonly https: () => OwnHttps | undefined;
  /** The personal data of other features, for export and erasure. */
  readonly personalData: readonly PersonalData[];
};
