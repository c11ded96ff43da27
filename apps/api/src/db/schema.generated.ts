/** Written from the migrated database by apps/api/scripts/generate-database-types.ts; do not edit. */
import type { CircuitId, ClubId, EditionId, GroupId, MatchId, OpenId, PhaseId, PlayerId, RegistrationId, RoundName, UserId, VenueId } from "@topspin/engine";
import type { Description, LoggedEvents, Phone, Phones, RankingSystem, SocialNetworks, StoredReport, SwissOrders, VenueContacts } from "#db/json-types.ts";
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccountNames {
  email: string;
  name: string;
  user_id: UserId;
}

export interface ApiKeys {
  created_at: Generated<Timestamp>;
  id: string;
  key_hash: Buffer;
  last_used_at: Timestamp | null;
  name: string;
  revoked_at: Timestamp | null;
  user_id: UserId;
}

export interface AuditLog {
  action: string;
  actor_id: string | null;
  after: Json | null;
  at: Generated<Timestamp>;
  before: Json | null;
  entity: string;
  entity_id: string | null;
  id: Generated<string>;
  reason: string | null;
  refused: Generated<boolean>;
  request_id: string | null;
}

export interface Avatars {
  content_type: Generated<string>;
  created_at: Generated<Timestamp>;
  id: string;
  image: Buffer;
}

export interface CalendarAddresses {
  made_at: Timestamp;
  read_at: Timestamp | null;
  secret_hash: Buffer;
  user_id: UserId;
}

export interface Calls {
  automatic: Generated<boolean>;
  day_id: string;
  day_table_id: string;
  end_reason: "finished" | "returned" | "changed" | "elsewhere" | "moved" | null;
  ended_at: Timestamp | null;
  first_at: Timestamp;
  first_by: UserId | null;
  id: string;
  match_id: MatchId;
  present_a_at: Timestamp | null;
  present_b_at: Timestamp | null;
  second_at: Timestamp | null;
  second_by: UserId | null;
  table_before: number | null;
  third_at: Timestamp | null;
  third_by: UserId | null;
  umpire_before: PlayerId | null;
  umpire_id: PlayerId | null;
  volunteer_id: string | null;
}

export interface Circuits {
  age_max: number | null;
  age_min: number | null;
  count_best: number | null;
  count_type: Generated<"all" | "best">;
  created_at: Generated<Timestamp>;
  created_by: UserId | null;
  deleted_at: Timestamp | null;
  deleted_by: UserId | null;
  description: ColumnType<Description, string | undefined, string>;
  email: string | null;
  functional_diversity: Generated<boolean>;
  id: CircuitId;
  name: string;
  phones: ColumnType<Phones, string | undefined, string>;
  rating_max: number | null;
  rating_min: number | null;
  search: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface ClickTtEntries {
  attributes: Json;
  entry: string;
  number: number;
  open_id: OpenId;
  partner_id: PlayerId | null;
  people: Json;
  player_id: PlayerId | null;
}

export interface ClickTtFiles {
  competition: Json;
  kept_at: Timestamp;
  kept_by: UserId | null;
  open_id: OpenId;
  tournament: Json;
}

export interface ClubDepartures {
  club_id: ClubId;
  player_id: PlayerId;
}

export interface ClubFormerNames {
  club_id: ClubId;
  search: string;
}

export interface Clubs {
  core: Generated<string>;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deleted_by: UserId | null;
  id: ClubId;
  merged_into: ClubId | null;
  name: string;
  search: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Consents {
  given_at: Generated<Timestamp>;
  given_by: UserId | null;
  guardian_age: Generated<number>;
  id: string;
  inscription_id: RegistrationId | null;
  lang: "es" | "en" | "ca";
  player_id: PlayerId;
  purpose: "profile" | "inscription" | "guardian" | "functionalDiversity";
  recorded_by: UserId | null;
  relation: "self" | "guardian" | "coach" | "club" | "other" | "paper";
  text_key: string;
  text_version: string;
  withdrawn_at: Timestamp | null;
}

export interface DayAbsences {
  day_id: string;
  player_id: PlayerId;
  said_by: UserId | null;
  since_at: Timestamp;
}

export interface DayManagers {
  appointed_by: UserId | null;
  created_at: Generated<Timestamp>;
  day_id: string;
  open_id: OpenId;
  user_id: UserId;
}

export interface DayPeople {
  created_at: Generated<Timestamp>;
  created_by: UserId | null;
  day_id: string;
  player_id: PlayerId;
  same_as: PlayerId;
}

export interface DayScreens {
  code: string | null;
  code_expires_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  day_id: string | null;
  id: string;
  lang: Generated<"es" | "en" | "ca">;
  layouts: Generated<("playing" | "board" | "calls" | "groups" | "brackets" | "positions" | "message")[]>;
  message: string | null;
  name: string | null;
  seconds: Generated<number>;
  secret_hash: Buffer;
  seen_at: Timestamp;
  table_number: number | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface DaySettings {
  automatic: Generated<boolean>;
  long_rest_minutes: Generated<number>;
  open_id: OpenId;
  rest_minutes: Generated<number>;
  rounds_together: Generated<boolean>;
  second_call_minutes: Generated<number>;
  third_call_minutes: Generated<number>;
  umpire_rules: Generated<("resting" | "loser" | "volunteer" | "none")[]>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface DayTables {
  automatic: Generated<boolean>;
  created_at: Generated<Timestamp>;
  day_id: string;
  fill_order: number;
  id: string;
  name: string | null;
  number: number;
  state: Generated<"open" | "locked" | "outOfUse">;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  word: string | null;
  x: number | null;
  y: number | null;
}

export interface DayVolunteers {
  created_at: Generated<Timestamp>;
  day_id: string;
  id: string;
  name: string;
}

export interface Editions {
  circuit_id: CircuitId;
  created_at: Generated<Timestamp>;
  created_by: UserId | null;
  date_end: string;
  date_start: string;
  deleted_at: Timestamp | null;
  deleted_by: UserId | null;
  id: EditionId;
  name: string;
  ranking_system: ColumnType<RankingSystem, string, string>;
  search: Generated<string>;
  state: Generated<"created" | "active" | "finished">;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface GenderRefusals {
  player_id: PlayerId;
  refused: Generated<number>;
  since: Timestamp;
}

export interface GroupPlayers {
  group_id: GroupId;
  line: number;
  phase_id: PhaseId;
  player_id: PlayerId | null;
}

export interface Groups {
  created_at: Generated<Timestamp>;
  id: GroupId;
  name: string;
  number: number;
  phase_id: PhaseId;
  search: Generated<string>;
}

export interface IdempotencyKeys {
  answer: string | null;
  body_hash: Buffer;
  created_at: Generated<Timestamp>;
  headers: Json | null;
  key: string;
  route: string;
  status: number | null;
  user_id: UserId;
}

export interface Inscriptions {
  arrival: Generated<number>;
  checked_in_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  functional_diversity: Generated<boolean>;
  id: RegistrationId;
  invited_at: Timestamp | null;
  invited_by: UserId | null;
  left_at: Timestamp | null;
  marked_at: Timestamp | null;
  marked_by: UserId | null;
  marked_version: number | null;
  open_id: OpenId;
  player_id: PlayerId;
  rating: number;
  refused_at: Timestamp | null;
  registered_at: Generated<Timestamp>;
  registered_by: UserId | null;
  state: "invited" | "registered" | "waiting" | "present" | "absent" | "withdrawn" | "removed" | "declined";
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Installation {
  guardian_age: Generated<number>;
  id: Generated<boolean>;
  logo: Buffer | null;
  logo_id: string | null;
  name: Generated<string>;
  rating_floor: Generated<number>;
  rating_k: Generated<number>;
  rating_provisional_k: Generated<number>;
  rating_provisional_matches: Generated<number>;
  rating_scale: Generated<number>;
  rating_start: Generated<number>;
  rating_updating: Generated<"perMatch" | "perEvent">;
  travels_as: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  who_creates_opens: Generated<"everybody" | "trusted" | "admins">;
  who_creates_venues: Generated<"everybody" | "trusted" | "admins">;
}

export interface Invitations {
  declined_at: Timestamp | null;
  declined_by: UserId | null;
  email: string | null;
  id: string;
  invited_at: Timestamp;
  invited_by: UserId | null;
  keeps: Generated<boolean>;
  keeps_phone: Generated<boolean>;
  open_id: OpenId | null;
  player_id: PlayerId | null;
  removed_at: Timestamp | null;
  removed_by: UserId | null;
  role: "organiser" | "coAdmin" | "owner" | "guardian";
  venue_id: VenueId | null;
}

export interface MailCounts {
  address_hash: Buffer;
  budget: string;
  count: number;
  day: string;
}

export interface MailTokens {
  attempts: Generated<number>;
  code_hash: Buffer | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  lang: "es" | "en" | "ca" | null;
  name: string | null;
  password_hash: string | null;
  purpose: "verifyEmail" | "recover";
  token_hash: Buffer;
  used_at: Timestamp | null;
  user_id: UserId;
}

export interface MatchConflicts {
  based_on: number;
  based_on_id: string | null;
  code: string | null;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: UserId | null;
  decision: "theirs" | "mine" | "joined" | null;
  device: string | null;
  events: ColumnType<LoggedEvents, string, string>;
  id: string;
  match_id: MatchId;
  score_session_id: string | null;
  user_id: UserId | null;
}

export interface Matches {
  annulled: "replay" | "void" | null;
  awaits_trust: Generated<boolean>;
  best_of: 1 | 3 | 5 | 7 | 9;
  called_at: Timestamp | null;
  came_a: 1 | 2 | null;
  came_b: 1 | 2 | null;
  created_at: Generated<Timestamp>;
  finished_at: Timestamp | null;
  from_sheet: Generated<boolean>;
  group_id: GroupId;
  id: MatchId;
  last_seq: Generated<number>;
  loser_next_match_id: MatchId | null;
  loser_next_side: "a" | "b" | null;
  members_a: string[] | null;
  members_b: string[] | null;
  next_match_id: MatchId | null;
  next_side: "a" | "b" | null;
  number: number;
  open_id: OpenId;
  outcome: "played" | "walkover" | "retired" | "disqualified" | null;
  phase_id: PhaseId;
  player_a: PlayerId | null;
  player_b: PlayerId | null;
  rated: Generated<boolean>;
  round: RoundName | null;
  round_number: Generated<number>;
  sets_won_a: Generated<number>;
  sets_won_b: Generated<number>;
  started_at: Timestamp | null;
  state: Generated<"waiting" | "enrolled" | "inPlay" | "finished">;
  table_number: number | null;
  taken_in_at: Timestamp | null;
  umpire_id: PlayerId | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  winner: "a" | "b" | null;
  with_guest: Generated<boolean>;
}

export interface MatchEvents {
  at: Timestamp;
  id: string;
  match_id: MatchId;
  payload: Generated<Json>;
  received_at: Generated<Timestamp>;
  score_session_id: string | null;
  seq: number;
  type: "toss" | "start" | "point" | "penaltyPoint" | "card" | "serveCorrection" | "serveOrder" | "undo" | "timeout" | "suspension" | "expedite" | "end";
  user_id: UserId | null;
}

export interface MatchLeases {
  acquired_at: Generated<Timestamp>;
  device: string | null;
  match_id: MatchId;
  score_session_id: string | null;
  seen_at: Generated<Timestamp>;
  user_id: UserId | null;
}

export interface MatchNames {
  match_id: MatchId;
  searched: string;
}

export interface MatchPlans {
  fixed_at: Timestamp | null;
  match_id: MatchId;
  not_before: Timestamp | null;
  table_number: number | null;
  updated_by: UserId | null;
}

export interface Occupancies {
  among: Generated<string>;
  from_at: Timestamp;
  id: Generated<number>;
  match_id: MatchId;
  person: string;
  player_id: PlayerId | null;
  role: "player" | "umpire";
  until_at: Timestamp | null;
  volunteer_id: string | null;
}

export interface OpenKeys {
  created_at: Timestamp;
  created_by: UserId | null;
  id: string;
  last_used_at: Timestamp | null;
  name: string;
  open_id: OpenId;
  secret_hash: Buffer;
}

export interface OpenOrganisers {
  accepted_at: Timestamp;
  handed_over_at: Timestamp | null;
  invited_at: Generated<Timestamp>;
  invited_by: UserId | null;
  open_id: OpenId;
  role: "owner" | "organiser";
  user_id: UserId;
}

export interface OpenResults {
  games_won: Generated<number>;
  matches_lost: Generated<number>;
  matches_won: Generated<number>;
  open_id: OpenId;
  player_id: PlayerId;
  points_balance: Generated<number>;
  position: number;
  rating_change: Generated<number>;
  reached: string | null;
}

export interface Opens {
  age_max: number | null;
  age_min: number | null;
  age_reckoning: Generated<"firstDay" | "birthYear">;
  approval_asked_at: Timestamp | null;
  approval_refusal: string | null;
  approval_refused_at: Timestamp | null;
  approval_refused_by: UserId | null;
  approved_at: Timestamp | null;
  approved_by: UserId | null;
  approved_end: Timestamp | null;
  approved_start: Timestamp | null;
  asked_edition_id: EditionId | null;
  best_of: Generated<1 | 3 | 5 | 7 | 9>;
  cancel_reason: string | null;
  contact: string | null;
  created_at: Generated<Timestamp>;
  created_by: UserId | null;
  date_end: Timestamp;
  date_start: Timestamp;
  deleted_at: Timestamp | null;
  deleted_by: UserId | null;
  description: ColumnType<Description, string | undefined, string>;
  discipline: Generated<"singles" | "doubles">;
  doubles_class: "men" | "women" | "mixed" | "open" | null;
  edition_asked_at: Timestamp | null;
  edition_asked_by: UserId | null;
  edition_id: EditionId | null;
  edition_refusal: string | null;
  edition_refused_at: Timestamp | null;
  edition_refused_by: UserId | null;
  finished_at: Timestamp | null;
  functional_diversity: Generated<boolean>;
  gender: "man" | "woman" | "other" | null;
  grade: number | null;
  id: OpenId;
  imported_at: Timestamp | null;
  listed: Generated<boolean>;
  name: string;
  players_max: Generated<number>;
  players_min: Generated<number>;
  public_results: Generated<boolean>;
  rating_max: number | null;
  rating_min: number | null;
  rating_sum_max: number | null;
  rating_sum_min: number | null;
  search: Generated<string>;
  state: Generated<"created" | "registrationOpen" | "registrationClosed" | "reception" | "active" | "finished" | "canceled">;
  updated_at: Generated<Timestamp>;
  venue_id: VenueId | null;
  version: Generated<number>;
}

export interface OpenSides {
  arrival: number | null;
  open_id: string | null;
  side_id: string | null;
  state: string | null;
}

export interface Outbox {
  about: Generated<string[]>;
  attempts: Generated<number>;
  body_html: string | null;
  body_text: string;
  caused_by: UserId | null;
  created_at: Generated<Timestamp>;
  id: string;
  kind: string;
  lang: "es" | "en" | "ca";
  last_error: string | null;
  sent_at: Timestamp | null;
  subject: string;
  to_address: string;
  user_id: UserId | null;
}

export interface PartnerInvitations {
  id: Generated<string>;
  invited_by: UserId | null;
  open_id: OpenId;
  partner_id: PlayerId;
  player_id: PlayerId;
  since: Timestamp;
  state: Generated<"pending" | "declined" | "dismissed" | "left" | "ended" | "parted">;
}

export interface Phases {
  best_of: 1 | 3 | 5 | 7 | 9;
  created_at: Generated<Timestamp>;
  draw_report: ColumnType<StoredReport, string, string> | null;
  fill_to: number | null;
  group_size: number | null;
  groups_count: number | null;
  id: PhaseId;
  name: string;
  number: number;
  open_id: OpenId;
  position_from: number | null;
  position_to: number | null;
  rounds_count: number | null;
  seed: string;
  seeds: number | null;
  source_from: Generated<"registrations" | "phase">;
  source_phase_id: PhaseId | null;
  state: Generated<"created" | "groups" | "matches" | "finished">;
  swiss_order: ColumnType<SwissOrders, string, string> | null;
  third_place: Generated<boolean>;
  type: "groups" | "knockout" | "swiss";
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface PlannedEnds {
  basis: string[];
  end_at: Timestamp | null;
  phases: Json;
  play_day_id: string;
}

export interface PlayDays {
  automatic: Generated<boolean>;
  created_at: Generated<Timestamp>;
  date: string;
  id: string;
  open_id: OpenId | null;
  updated_at: Generated<Timestamp>;
  venue_id: VenueId | null;
  version: Generated<number>;
}

export interface PlayerAdministrators {
  created_at: Generated<Timestamp>;
  handed_over_at: Timestamp | null;
  player_id: PlayerId;
  relation: "guardian" | "coach" | "club" | "other" | "organiser";
  user_id: UserId;
}

export interface PlayerClaims {
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: UserId | null;
  id: string;
  player_id: PlayerId;
  state: Generated<"pending" | "accepted" | "rejected" | "withdrawn">;
  user_id: UserId;
}

export interface PlayerMerges {
  administrators: boolean;
  consents: string[];
  filled: string[];
  initial: boolean;
  invitations: Generated<string[]>;
  kept_id: PlayerId;
  merged_at: Timestamp;
  merged_id: PlayerId;
  opens: string[];
}

export interface PlayerNames {
  club: string | null;
  name: string;
  nickname: string | null;
  player_id: PlayerId;
  sorted: string;
}

export interface Players {
  avatar_id: string | null;
  club_id: ClubId | null;
  contact_phone: ColumnType<Phone, string, string> | null;
  created_at: Generated<Timestamp>;
  created_by: UserId | null;
  date_of_birth: string | null;
  deleted_at: Timestamp | null;
  deleted_by: UserId | null;
  erased_at: Timestamp | null;
  gender: "man" | "woman" | "other" | null;
  guest_of: OpenId | null;
  id: PlayerId;
  licence: string | null;
  made_up: Generated<boolean>;
  matches_played: Generated<number>;
  matches_won: Generated<number>;
  name: string;
  nationality: string | null;
  nickname: string | null;
  nickname_search: Generated<string | null>;
  pair: Generated<boolean>;
  rated_matches: Generated<number>;
  rating: Generated<number>;
  search: Generated<string>;
  show_phone_admin_only: Generated<boolean>;
  social_networks: ColumnType<SocialNetworks, string | undefined, string>;
  updated_at: Generated<Timestamp>;
  user_id: UserId | null;
  version: Generated<number>;
}

export interface PushDevices {
  auth: Buffer;
  created_at: Timestamp;
  endpoint: string;
  last_failed_at: Timestamp | null;
  last_failure: string | null;
  p256dh: Buffer;
  session_id: string;
}

export interface PushNotices {
  before: number | null;
  call_id: string | null;
  call_number: number | null;
  claimed_until: Timestamp | null;
  created_at: Timestamp;
  done_at: Timestamp | null;
  id: string;
  kind: "soon" | "due" | "partnerAsked" | "pairMade" | "pairWaits" | "partnerDeclined" | "partnerLeft";
  match_id: MatchId | null;
  open_id: OpenId | null;
  other_id: PlayerId | null;
  player_id: PlayerId;
  role: "play" | "umpire" | null;
  session_id: string;
  table_number: number | null;
}

export interface RateLimits {
  expire: number;
  key: string;
  points: number;
}

export interface RatingCounts {
  id: Generated<number>;
  players: number;
  rating: number;
}

export interface RatingDays {
  day: string;
  id: Generated<number>;
  players: number;
  rating: number;
}

export interface RatingLedger {
  after: number;
  before: number;
  expected: number | null;
  finished_at: Timestamp;
  id: Generated<string>;
  match_id: MatchId | null;
  matches_before: number;
  open_id: OpenId | null;
  opponent_id: PlayerId | null;
  player_id: PlayerId;
  reason: "win" | "loss" | "floor" | "initial";
}

export interface RefreshTokens {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  family_id: string;
  token_hash: Buffer;
  used_at: Timestamp | null;
}

export interface RegistrationNotices {
  created_at: Generated<Timestamp>;
  enrolled_by: UserId | null;
  inscription_id: RegistrationId;
  message: string | null;
  message_by: UserId | null;
  user_id: UserId;
}

export interface RegistrationTokens {
  created_at: Generated<Timestamp>;
  inscription_id: RegistrationId;
  purpose: "answer" | "leave";
  token_hash: Buffer;
  user_id: UserId;
}

export interface RemovedCoOrganisers {
  accepted_at: Timestamp;
  id: Generated<number>;
  invited_at: Timestamp;
  invited_by: UserId | null;
  open_id: OpenId | null;
  removed_at: Timestamp;
  removed_by: UserId;
  role: "organiser" | "coAdmin";
  user_id: UserId;
  venue_id: VenueId | null;
}

export interface RemovedInscriptions {
  checked_in_at: Timestamp | null;
  inscription_id: RegistrationId;
  pair_place: 1 | 2 | null;
  partner_id: PlayerId | null;
  removed_at: Timestamp;
  removed_by: UserId;
  state: "invited" | "registered" | "waiting" | "present" | "absent";
}

export interface RemovedPhases {
  depends_on: string;
  kept: Json;
  left_version: number | null;
  open_id: OpenId;
  phase_id: string;
  removed_at: Timestamp;
  removed_by: UserId;
}

export interface RowCounts {
  collection: "players" | "users" | "players who played";
  rows: number;
  slot: number;
}

export interface SchemaMigration {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
  number: number;
  topspin: string | null;
}

export interface ScoreLinks {
  created_at: Generated<Timestamp>;
  created_by: UserId | null;
  ended_by_departure: Generated<boolean>;
  id: string;
  match_id: MatchId | null;
  open_id: OpenId;
  returns_with: UserId | null;
  revoked_at: Timestamp | null;
  table_number: number | null;
  token_hash: Buffer;
}

export interface ScoreLinkSessions {
  created_at: Timestamp;
  device_id: string;
  expires_at: Timestamp;
  finishes_match_id: MatchId | null;
  id: string;
  name: string | null;
  score_link_id: string;
}

export interface Secrets {
  created_at: Generated<Timestamp>;
  name: string;
  value: Buffer;
}

export interface SessionFamilies {
  api_key_id: string | null;
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  ended_reason: "logout" | "otherDevice" | "passwordChanged" | "keyRevoked" | "reuse" | "erased" | "expired" | "emailVerified" | "disabled" | "byAdmin" | null;
  id: string;
  last_used_at: Generated<Timestamp>;
  user_agent: string | null;
  user_id: UserId;
}

export interface Sets {
  a: number;
  b: number;
  complete: Generated<boolean>;
  ended_at: Timestamp | null;
  first_server: "a" | "b" | null;
  match_id: MatchId;
  number: number;
  played_a: number;
  played_b: number;
  started_at: Timestamp | null;
}

export interface Settings {
  key: string;
  updated_at: Generated<Timestamp>;
  value: Json;
}

export interface SideMembers {
  open_id: OpenId;
  place: 1 | 2;
  player_id: PlayerId;
  side_id: PlayerId;
}

export interface TravelledOpens {
  imported_by: UserId | null;
  open_id: OpenId;
  provenance: Json;
  restored: boolean;
  sha256: Buffer;
  source: string;
  source_open: string;
}

export interface TravelledPeople {
  decided_at: Timestamp;
  person: string;
  player_id: PlayerId | null;
  source: string;
  user_id: UserId;
}

export interface Users {
  avatar_id: string | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  disabled_at: Timestamp | null;
  disabled_by: UserId | null;
  email: string;
  email_search: Generated<string>;
  email_verified_at: Timestamp | null;
  erased_at: Timestamp | null;
  id: UserId;
  lang: Generated<"es" | "en" | "ca">;
  name: string;
  password_hash: string;
  phones: ColumnType<Phones, string | undefined, string>;
  roles: Generated<("admin" | "circuitManager")[]>;
  search: Generated<string>;
  skip_player_creation: Generated<boolean>;
  terms_accepted_at: Timestamp;
  terms_version: string;
  theme: "dark" | "light" | null;
  trusted_at: Timestamp | null;
  trusted_by: UserId | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface VenueAdmins {
  accepted_at: Timestamp;
  handed_over_at: Timestamp | null;
  invited_at: Generated<Timestamp>;
  invited_by: UserId | null;
  role: "admin" | "coAdmin";
  user_id: UserId;
  venue_id: VenueId;
}

export interface VenuePhotos {
  created_at: Timestamp;
  created_by: UserId | null;
  height: number;
  id: string;
  image: Buffer | null;
  position: number;
  removed_at: Timestamp | null;
  thumbnail: Buffer | null;
  venue_id: VenueId;
  width: number;
}

export interface Venues {
  accessibility: Generated<string>;
  address: string;
  address_search: Generated<string>;
  contacts: ColumnType<VenueContacts, string | undefined, string>;
  created_at: Generated<Timestamp>;
  created_by: UserId | null;
  declaration_version: string;
  declared_at: Timestamp;
  declared_by: UserId | null;
  deleted_at: Timestamp | null;
  deleted_by: UserId | null;
  description: ColumnType<Description, string | undefined, string>;
  id: VenueId;
  latitude: number | null;
  longitude: number | null;
  name: string;
  search: Generated<string>;
  time_zone: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface VenueTables {
  number: number;
  venue_id: VenueId;
}

export interface Database {
  account_names: AccountNames;
  api_keys: ApiKeys;
  audit_log: AuditLog;
  avatars: Avatars;
  calendar_addresses: CalendarAddresses;
  calls: Calls;
  circuits: Circuits;
  click_tt_entries: ClickTtEntries;
  click_tt_files: ClickTtFiles;
  club_departures: ClubDepartures;
  club_former_names: ClubFormerNames;
  clubs: Clubs;
  consents: Consents;
  day_absences: DayAbsences;
  day_managers: DayManagers;
  day_people: DayPeople;
  day_screens: DayScreens;
  day_settings: DaySettings;
  day_tables: DayTables;
  day_volunteers: DayVolunteers;
  editions: Editions;
  gender_refusals: GenderRefusals;
  group_players: GroupPlayers;
  groups: Groups;
  idempotency_keys: IdempotencyKeys;
  inscriptions: Inscriptions;
  installation: Installation;
  invitations: Invitations;
  mail_counts: MailCounts;
  mail_tokens: MailTokens;
  match_conflicts: MatchConflicts;
  match_events: MatchEvents;
  match_leases: MatchLeases;
  match_names: MatchNames;
  match_plans: MatchPlans;
  matches: Matches;
  occupancies: Occupancies;
  open_keys: OpenKeys;
  open_organisers: OpenOrganisers;
  open_results: OpenResults;
  open_sides: OpenSides;
  opens: Opens;
  outbox: Outbox;
  partner_invitations: PartnerInvitations;
  phases: Phases;
  planned_ends: PlannedEnds;
  play_days: PlayDays;
  player_administrators: PlayerAdministrators;
  player_claims: PlayerClaims;
  player_merges: PlayerMerges;
  player_names: PlayerNames;
  players: Players;
  push_devices: PushDevices;
  push_notices: PushNotices;
  rate_limits: RateLimits;
  rating_counts: RatingCounts;
  rating_days: RatingDays;
  rating_ledger: RatingLedger;
  refresh_tokens: RefreshTokens;
  registration_notices: RegistrationNotices;
  registration_tokens: RegistrationTokens;
  removed_co_organisers: RemovedCoOrganisers;
  removed_inscriptions: RemovedInscriptions;
  removed_phases: RemovedPhases;
  row_counts: RowCounts;
  schema_migration: SchemaMigration;
  score_link_sessions: ScoreLinkSessions;
  score_links: ScoreLinks;
  secrets: Secrets;
  session_families: SessionFamilies;
  sets: Sets;
  settings: Settings;
  side_members: SideMembers;
  travelled_opens: TravelledOpens;
  travelled_people: TravelledPeople;
  users: Users;
  venue_admins: VenueAdmins;
  venue_photos: VenuePhotos;
  venue_tables: VenueTables;
  venues: Venues;
}
