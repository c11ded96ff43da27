import type { LimitName } from '#http/limits/limits.ts';

/**
 * Who may call what: one row per route, by the route's name. A test walks all routes and fails on one
 * without a row; `guard.ts` is the only place that enforces them.
 */
export type Access = {
  /** `verified` is a user whose email is verified; an admin is everything. */
  readonly who: 'anyone' | 'user' | 'verified' | 'circuitManager' | 'admin';
  /** One of these predicates must hold as well; features define them (`Feature.owns`). */
  readonly owns?: readonly string[];
  /** Only the account's own user may do this, not even an admin. */
  readonly personal?: boolean;
  /** Umpires let in by a score link may call it as well; every other route refuses them. */
  readonly byLink?: true;
  /** Attempts are counted, and refused when there are too many. */
  readonly limit?: LimitName | 'points' | 'openings';
  /** Exempt from the limit of writes per minute. */
  readonly uncounted?: boolean;
};

const anyone: Access = { who: 'anyone' };
const user: Access = { who: 'user' };
const verified: Access = { who: 'verified' };
const ownPlayer: Access = { who: 'user', owns: ['player.self', 'player.administrator'] };
const phaseOrganiser: Access = { who: 'user', owns: ['phase.organiser'] };
const openOrganiser: Access = { who: 'user', owns: ['open.organiser'] };
const circuitManager: Access = { who: 'circuitManager' };
const admin: Access = { who: 'admin' };
const self: Access = { who: 'user', owns: ['user.self'], personal: true };

export const access: Readonly<Record<string, Access>> = {
  // health
  live: anyone,
  ready: anyone,

  // auth
  access: { who: 'anyone', limit: 'credentials' },
  accessByApiKey: { who: 'anyone', limit: 'credentials' },
  refresh: anyone,
  logout: anyone,
  register: { who: 'anyone', limit: 'registration' },
  installation: { who: 'anyone', byLink: true },
  accessByScoreLink: { who: 'anyone', byLink: true, limit: 'openings' },
  showVerification: anyone,
  verifyEmail: { who: 'anyone', limit: 'credentials' },
  resendVerification: { who: 'anyone', limit: 'mail' },
  recover: { who: 'anyone', limit: 'mail' },
  confirmRecovery: { who: 'anyone', limit: 'credentials' },
  resetPassword: { who: 'anyone', limit: 'credentials' },
  me: user,
  editMe: user,
  getLegacy: user,
  eraseMe: { who: 'user', limit: 'credentials' },
  setProfilePreferences: self,
  changePassword: { ...self, limit: 'credentials' },
  setPhones: self,
  listSessions: self,
  endSessions: self,
  createApiKey: { ...self, limit: 'credentials' },
  listApiKeys: self,
  revokeApiKey: self,
  exportMe: { ...self, limit: 'exports' },
  setAvatar: { ...self, who: 'verified', limit: 'pictures' },
  removeAvatar: self,
  getAvatar: anyone,

  // players
  listPlayers: user,
  getLeaderboard: user,
  recognisePlayers: { who: 'user', limit: 'lists' },
  createPlayers: { who: 'admin', limit: 'lists' },
  getPlayer: user,
  createPlayerFromUser: verified,
  createPlayer: verified,
  editPlayer: ownPlayer,
  listAdministered: user,
  listAdministrators: ownPlayer,
  endAdministration: ownPlayer,
  offerProfile: { ...ownPlayer, who: 'verified', personal: true, limit: 'mail' },
  listPlayerInvitations: { ...ownPlayer, personal: true },
  withdrawPlayerInvitation: ownPlayer,
  listMyPlayerInvitations: { who: 'user', limit: 'codes' },
  answerPlayerInvitation: { who: 'user', personal: true, limit: 'credentials' },
  restorePlayerInvitation: { who: 'user', personal: true },
  listConsents: { ...ownPlayer, personal: true },
  withdrawConsents: { who: 'user', owns: ['player.guardian', 'player.erased'], limit: 'credentials' },
  softDeletePlayer: ownPlayer,
  erasePlayer: { who: 'user', owns: ['player.heir', 'player.host'] },
  restorePlayer: { who: 'user', owns: ['player.deleter'] },
  listDuplicates: admin,
  mergePlayers: admin,
  listPlayerRatings: user,
  claimPlayer: { who: 'verified', personal: true, limit: 'mail' },
  withdrawClaim: user,
  listClaims: user,
  decideClaim: { who: 'user', owns: ['player.administrator'] },

  // clubs
  listClubs: user,
  listClubsWithPlayers: admin,
  editClub: admin,
  mergeClubs: admin,
  softDeleteClub: admin,
  restoreClub: admin,

  // venues
  listVenues: user,
  getVenue: user,
  createVenue: verified,
  editVenue: { who: 'user', owns: ['venue.coAdmin'] },
  softDeleteVenue: { who: 'user', owns: ['venue.admin'] },
  restoreVenue: { who: 'user', owns: ['venue.deleter'] },
  getVenueMap: user,
  setVenuePhoto: { who: 'verified', owns: ['venue.coAdmin'], limit: 'pictures' },
  removeVenuePhoto: { who: 'user', owns: ['venue.coAdmin'] },
  getVenuePhoto: anyone,
  listVenueAdmins: { who: 'user', owns: ['venue.coAdmin'] },
  inviteVenueAdmin: { who: 'user', owns: ['venue.admin'], limit: 'mail' },
  acceptVenueAdmin: { who: 'verified', personal: true, limit: 'credentials' },
  removeVenueAdmin: { who: 'user', owns: ['venue.admin', 'helper.self'] },
  restoreVenueAdmin: { who: 'user', owns: ['venue.admin', 'helper.self'] },
  listMyInvitations: user,
  showInvitation: { who: 'anyone', limit: 'credentials' },
  countPending: user,
  listHandedOver: user,
  acknowledgeHandedOver: user,

  // maps
  searchPlaces: { who: 'user', limit: 'places' },
  getTimeZone: user,
  getMapSources: anyone,

  // circuits
  listCircuits: user,
  getCircuit: user,
  createCircuit: circuitManager,
  editCircuit: circuitManager,
  softDeleteCircuit: circuitManager,
  restoreCircuit: circuitManager,
  listEditions: user,
  getEdition: user,
  createEdition: circuitManager,
  editEdition: circuitManager,
  transitionEdition: circuitManager,
  createRounds: { ...circuitManager, limit: 'lists' },
  softDeleteEdition: circuitManager,
  restoreEdition: circuitManager,
  getEditionRanking: user,
  previewRanking: { who: 'circuitManager', limit: 'previews' },
  getEditionRace: user,
  getEditionActivity: user,
  listActivity: user,
  getOpenMoves: user,
  getCircuitRanking: user,
  askForPlace: { ...openOrganiser, limit: 'mail' },
  withdrawPlaceRequest: openOrganiser,
  answerPlaceRequest: circuitManager,
  setOpenEdition: circuitManager,
  listPlaceRequests: circuitManager,

  // opens: the page about registering for one is public, except in preparation; what visitors read of its play is in `public`
  listOpens: user,
  getOpen: anyone,
  createOpen: verified,
  editOpen: openOrganiser,
  softDeleteOpen: { who: 'user', owns: ['open.owner'] },
  restoreOpen: { who: 'user', owns: ['open.deleter'] },
  transitionOpen: openOrganiser,
  listOrganisers: openOrganiser,
  inviteOrganiser: { ...openOrganiser, limit: 'mail' },
  acceptOrganising: { who: 'verified', personal: true, limit: 'credentials' },
  removeOrganiser: { who: 'user', owns: ['open.organiser', 'helper.self'] },
  listRemoved: openOrganiser,
  restoreOrganiser: { who: 'user', owns: ['open.organiser', 'helper.self'] },

  // inscriptions: who may enrol whom depends on the player, see the feature's policy
  listMyInscriptions: user,
  listInscriptions: user,
  enrol: verified,
  addGuest: openOrganiser,
  editGuest: openOrganiser,
  enrolList: { ...openOrganiser, limit: 'lists' },
  listEntrants: user,
  enrolEntrants: verified,
  invitePlayer: openOrganiser,
  listPlayInvitations: openOrganiser,
  listMyPlayInvitations: user,
  listRegistrationNotices: user,
  dismissNotice: user,
  showRegistrationLink: { who: 'anyone', limit: 'credentials' },
  followRegistrationLink: { who: 'anyone', limit: 'credentials' },
  setInscription: { who: 'user', owns: ['inscription.organiser'] },
  confirmInscription: { who: 'user', owns: ['inscription.player'] },
  messageFamily: { who: 'user', owns: ['inscription.organiser'] },
  removeInscription: { who: 'user', owns: ['inscription.organiser', 'inscription.player'] },
  restoreInscription: { who: 'user', owns: ['inscription.organiser', 'inscription.player'] },

  // phases and groups: prepared and drawn by the organisers, visible to those who may see the open
  listPhases: user,
  createPhase: openOrganiser,
  editPhase: phaseOrganiser,
  deletePhase: phaseOrganiser,
  restorePhase: { who: 'user', owns: ['phase.restorer'] },
  draw: phaseOrganiser,
  saveGroups: phaseOrganiser,
  createMatches: phaseOrganiser,
  transitionPhase: phaseOrganiser,
  listVacancies: openOrganiser,
  fillVacancy: phaseOrganiser,
  getGroup: user,
  listBrackets: user,
  enterGroup: { who: 'user', owns: ['group.organiser'] },
  getClassification: user,

  // matches: its umpire and players may score a match and nothing else; only organisers may correct
  listMatches: user,
  listPlayerMatches: user,
  listTurns: user,

  // push
  getPushDevice: user,
  setPushDevice: user,
  removePushDevice: user,

  listPlayerOpens: user,
  getVersus: user,
  getMatch: { ...user, byLink: true },
  editMatch: { who: 'user', owns: ['match.organiser'] },
  // The statement that writes the point checks who may score, so that a revoked right counts at once.
  // Hundreds of points arrive at once when a device is back online.
  appendEvents: { ...user, uncounted: true, byLink: true, limit: 'points' },
  listEvents: { ...user, byLink: true },
  listMatchesBefore: { who: 'user', owns: ['match.scorer'], byLink: true },
  takeLease: { who: 'user', owns: ['match.scorer'], byLink: true },
  // Somebody who may score no longer can still let go.
  releaseLease: { ...user, byLink: true },
  // The handlers let in an umpire by link whose match has moved to another table, too.
  reportConflict: { ...user, byLink: true },
  listConflicts: { ...user, byLink: true },
  decideConflict: { who: 'user', owns: ['match.scorer'] },
  listOpenConflicts: openOrganiser,
  putResult: { who: 'user', owns: ['match.scorer'] },
  takeResultBack: { who: 'user', owns: ['match.organiser'] },
  correctResult: { who: 'user', owns: ['match.organiser'] },
  // score links: for umpires without an account
  listScoreLinks: openOrganiser,
  createScoreLinks: openOrganiser,
  revokeScoreLink: openOrganiser,
  revokeScoreLinks: openOrganiser,
  getScorePlace: { ...user, byLink: true },

  // live: each topic is admitted by itself
  follow: { who: 'anyone', byLink: true, limit: 'streams' },

  // admin
  listUsers: admin,
  getUser: admin,
  setRoles: admin,
  disableUser: admin,
  enableUser: admin,
  listUserSessions: admin,
  endUserSessions: admin,
  endUserSession: admin,
  getUserLegacy: admin,
  eraseUser: { ...admin, limit: 'credentials' },
  listOutbox: admin,
  listUnsentMails: user,
  openMail: admin,
  sendMailAgain: admin,
  listAuditLog: admin,
  listDeleted: circuitManager,

  // settings
  getSettings: admin,
  editSettings: admin,
  setRating: admin,
  setLogo: { ...admin, limit: 'pictures' },
  removeLogo: admin,
  getLogo: anyone,

  // public: an open whose organiser publishes its results; the statements see to that
  listPublicOpens: anyone,
  getPublicOpen: anyone,
  listPublicGroups: anyone,
  listPublicBrackets: anyone,
  listPublicResults: anyone,
  listPublicPlayers: anyone,
  getPublicPlayer: anyone,
  findPublicMatch: anyone,
  getPublicMatch: anyone,
  listPublicEvents: anyone,
  getPublicOpenPicture: anyone,
  getPublicMatchPicture: anyone,

  // trust
  getTrust: admin,
  setTrust: admin,
  listTrustedOrganisers: admin,
  listApprovedOpens: admin,
  setUserTrust: admin,
  setOpenApproval: admin,
  setApprovalRefusal: admin,
  askForApproval: openOrganiser,

  // lab: the server answers these only with LAB=1; whole opens are played with one call for each match
  enrolMadeUp: admin,
  playMatch: { ...admin, uncounted: true },
};
