/** Written from the migrated database by apps/api/scripts/generate-database-types.ts; do not edit. */
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

export interface ApiKeys {
  created_at: Generated<Timestamp>;
  id: string;
  key_hash: Buffer;
  last_used_at: Timestamp | null;
  name: string;
  revoked_at: Timestamp | null;
  user_id: string;
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

export interface Circuits {
  age_max: number | null;
  age_min: number | null;
  count_best: number | null;
  count_type: Generated<string>;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  deleted_at: Timestamp | null;
  description: Generated<Json>;
  email: string | null;
  functional_diversity: Generated<boolean>;
  id: string;
  name: string;
  phones: Generated<Json>;
  rating_max: number | null;
  rating_min: number | null;
  search: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Clubs {
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  id: string;
  name: string;
  search: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Consents {
  given_at: Generated<Timestamp>;
  given_by: string | null;
  id: string;
  inscription_id: string | null;
  lang: string;
  player_id: string;
  purpose: string;
  recorded_by: string | null;
  relation: string;
  text_key: string;
  text_version: string;
  withdrawn_at: Timestamp | null;
}

export interface Editions {
  circuit_id: string;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  date_end: string;
  date_start: string;
  deleted_at: Timestamp | null;
  id: string;
  name: string;
  ranking_system: Json;
  search: Generated<string>;
  state: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface GroupPlayers {
  group_id: string;
  line: number;
  phase_id: string;
  player_id: string | null;
}

export interface Groups {
  created_at: Generated<Timestamp>;
  id: string;
  name: string;
  number: number;
  phase_id: string;
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
  user_id: string;
}

export interface Inscriptions {
  arrival: Generated<number>;
  checked_in_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  functional_diversity: Generated<boolean>;
  id: string;
  invited_at: Timestamp | null;
  invited_by: string | null;
  left_at: Timestamp | null;
  open_id: string;
  player_id: string;
  rating: number;
  registered_at: Generated<Timestamp>;
  registered_by: string | null;
  state: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
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
  purpose: string;
  token_hash: Buffer;
  used_at: Timestamp | null;
  user_id: string;
}

export interface Matches {
  best_of: number;
  called_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  finished_at: Timestamp | null;
  from_sheet: Generated<boolean>;
  group_id: string;
  id: string;
  last_seq: Generated<number>;
  loser_next_match_id: string | null;
  loser_next_side: string | null;
  next_match_id: string | null;
  next_side: string | null;
  number: number;
  open_id: string;
  outcome: string | null;
  phase_id: string;
  player_a: string | null;
  player_b: string | null;
  rated: Generated<boolean>;
  round: string | null;
  round_number: Generated<number>;
  sets_won_a: Generated<number>;
  sets_won_b: Generated<number>;
  started_at: Timestamp | null;
  state: Generated<string>;
  table_number: number | null;
  umpire_id: string | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  winner: string | null;
}

export interface MatchEvents {
  at: Timestamp;
  id: string;
  match_id: string;
  payload: Generated<Json>;
  received_at: Generated<Timestamp>;
  score_link_id: string | null;
  seq: number;
  type: string;
  user_id: string | null;
}

export interface MatchLeases {
  acquired_at: Generated<Timestamp>;
  device: string;
  expires_at: Timestamp;
  holder_name: string;
  match_id: string;
  score_link_id: string | null;
  user_id: string | null;
}

export interface OpenOrganisers {
  accepted_at: Timestamp | null;
  invited_at: Generated<Timestamp>;
  invited_by: string | null;
  open_id: string;
  role: string;
  user_id: string;
}

export interface OpenResults {
  games_won: Generated<number>;
  matches_lost: Generated<number>;
  matches_won: Generated<number>;
  open_id: string;
  player_id: string;
  points_balance: Generated<number>;
  position: number;
  rating_change: Generated<number>;
  reached: string | null;
}

export interface Opens {
  age_max: number | null;
  age_min: number | null;
  age_reckoning: Generated<string>;
  approval_asked_at: Timestamp | null;
  approved_at: Timestamp | null;
  approved_by: string | null;
  best_of: Generated<number>;
  cancel_reason: string | null;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  date_end: Timestamp;
  date_start: Timestamp;
  deleted_at: Timestamp | null;
  description: Generated<string>;
  edition_id: string | null;
  finished_at: Timestamp | null;
  functional_diversity: Generated<boolean>;
  gender: string | null;
  id: string;
  name: string;
  players_max: Generated<number>;
  players_min: Generated<number>;
  public_results: Generated<boolean>;
  rating_max: number | null;
  rating_min: number | null;
  search: Generated<string>;
  state: Generated<string>;
  updated_at: Generated<Timestamp>;
  venue_id: string | null;
  version: Generated<number>;
}

export interface Outbox {
  attempts: Generated<number>;
  body_html: string | null;
  body_text: string;
  caused_by: string | null;
  created_at: Generated<Timestamp>;
  id: string;
  kind: string;
  lang: string;
  last_error: string | null;
  sent_at: Timestamp | null;
  subject: string;
  to_address: string;
  user_id: string | null;
}

export interface Phases {
  best_of: number;
  created_at: Generated<Timestamp>;
  draw_report: Json | null;
  group_size: number | null;
  groups_count: number | null;
  id: string;
  name: string;
  number: number;
  open_id: string;
  position_from: number | null;
  position_to: number | null;
  seed: string;
  seeds: number | null;
  source_from: Generated<string>;
  source_phase_id: string | null;
  state: Generated<string>;
  third_place: Generated<boolean>;
  type: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface PlayerAdministrators {
  created_at: Generated<Timestamp>;
  player_id: string;
  relation: string;
  user_id: string;
}

export interface PlayerClaims {
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: string | null;
  id: string;
  player_id: string;
  state: Generated<string>;
  user_id: string;
}

export interface Players {
  avatar_id: string | null;
  club_id: string | null;
  contact_phone: Json | null;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  date_of_birth: string | null;
  deleted_at: Timestamp | null;
  erased_at: Timestamp | null;
  gender: string | null;
  id: string;
  matches_played: Generated<number>;
  matches_won: Generated<number>;
  name: string;
  nationality: string | null;
  nickname: string | null;
  nickname_search: Generated<string | null>;
  rated_matches: Generated<number>;
  rating: Generated<number>;
  search: Generated<string>;
  show_phone_admin_only: Generated<boolean>;
  social_networks: Generated<Json>;
  updated_at: Generated<Timestamp>;
  user_id: string | null;
  version: Generated<number>;
}

export interface PlayerWords {
  club_id: string | null;
  name: string;
  player_id: string;
  searched: string;
  word: string;
}

export interface RatingLedger {
  after: number;
  before: number;
  expected: number;
  finished_at: Timestamp;
  id: Generated<string>;
  match_id: string;
  matches_before: number;
  open_id: string;
  opponent_id: string;
  player_id: string;
  reason: string;
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
  enrolled_by: string | null;
  inscription_id: string;
  user_id: string;
}

export interface RegistrationTokens {
  created_at: Generated<Timestamp>;
  inscription_id: string;
  purpose: string;
  token_hash: Buffer;
  user_id: string;
}

export interface RowCounts {
  collection: string;
  rows: number;
  slot: number;
}

export interface SchemaMigration {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
  number: number;
}

export interface ScoreLinks {
  created_at: Generated<Timestamp>;
  created_by: string | null;
  expires_at: Timestamp | null;
  id: string;
  match_id: string | null;
  open_id: string;
  revoked_at: Timestamp | null;
  table_number: number | null;
  token_hash: Buffer;
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
  ended_reason: string | null;
  id: string;
  last_used_at: Generated<Timestamp>;
  user_agent: string | null;
  user_id: string;
}

export interface Sets {
  a: number;
  b: number;
  complete: Generated<boolean>;
  ended_at: Timestamp | null;
  first_server: string | null;
  match_id: string;
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

export interface Users {
  avatar_id: string | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  email: string;
  email_search: Generated<string>;
  email_verified_at: Timestamp | null;
  erased_at: Timestamp | null;
  id: string;
  lang: Generated<string>;
  name: string;
  password_hash: string;
  phones: Generated<Json>;
  roles: Generated<string[]>;
  search: Generated<string>;
  skip_player_creation: Generated<boolean>;
  terms_accepted_at: Timestamp;
  terms_version: string;
  theme: Generated<string>;
  trusted_at: Timestamp | null;
  trusted_by: string | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface VenueAdmins {
  accepted_at: Timestamp | null;
  invited_at: Generated<Timestamp>;
  invited_by: string | null;
  role: string;
  user_id: string;
  venue_id: string;
}

export interface Venues {
  accessibility: Generated<string>;
  address: string;
  address_search: Generated<string>;
  contacts: Generated<Json>;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  declaration_version: string;
  declared_at: Timestamp;
  declared_by: string | null;
  deleted_at: Timestamp | null;
  id: string;
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
  venue_id: string;
}

export interface WordEndings {
  ending: string;
  word: string;
}

export interface Database {
  api_keys: ApiKeys;
  audit_log: AuditLog;
  avatars: Avatars;
  circuits: Circuits;
  clubs: Clubs;
  consents: Consents;
  editions: Editions;
  group_players: GroupPlayers;
  groups: Groups;
  idempotency_keys: IdempotencyKeys;
  inscriptions: Inscriptions;
  mail_counts: MailCounts;
  mail_tokens: MailTokens;
  match_events: MatchEvents;
  match_leases: MatchLeases;
  matches: Matches;
  open_organisers: OpenOrganisers;
  open_results: OpenResults;
  opens: Opens;
  outbox: Outbox;
  phases: Phases;
  player_administrators: PlayerAdministrators;
  player_claims: PlayerClaims;
  player_words: PlayerWords;
  players: Players;
  rating_ledger: RatingLedger;
  refresh_tokens: RefreshTokens;
  registration_notices: RegistrationNotices;
  registration_tokens: RegistrationTokens;
  row_counts: RowCounts;
  schema_migration: SchemaMigration;
  score_links: ScoreLinks;
  secrets: Secrets;
  session_families: SessionFamilies;
  sets: Sets;
  settings: Settings;
  users: Users;
  venue_admins: VenueAdmins;
  venue_tables: VenueTables;
  venues: Venues;
  word_endings: WordEndings;
}
