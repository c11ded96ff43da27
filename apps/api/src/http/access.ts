/**
 * Who may call what: one row per route, by the route's name. A test walks all routes and fails on one
 * without a row; `guard.ts` is the only place that enforces them.
 */
export type Access = {
  /** `verified` is a user whose email is verified; an admin is everything. */
  readonly who: 'anyone' | 'user' | 'verified' | 'circuitManager' | 'admin';
  /** One of these predicates must hold as well; features define them (`Feature.owns`). */
  readonly owns?: readonly string[];
  /** Not even an admin: what only the account's own person may do. */
  readonly personal?: boolean;
};

const anyone: Access = { who: 'anyone' };
const user: Access = { who: 'user' };
const self: Access = { who: 'user', owns: ['user.self'], personal: true };

export const access: Readonly<Record<string, Access>> = {
  // health
  live: anyone,
  ready: anyone,

  // auth
  access: anyone,
  accessByApiKey: anyone,
  refresh: anyone,
  logout: anyone,
  register: anyone,
  installation: anyone,
  verifyEmail: anyone,
  resendVerification: anyone,
  recover: anyone,
  confirmRecovery: anyone,
  resetPassword: anyone,
  me: user,
  editMe: user,
  eraseMe: user,
  setProfilePreferences: self,
  changePassword: self,
  setPhones: self,
  listSessions: self,
  endSessions: self,
  createApiKey: self,
};
