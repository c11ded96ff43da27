import { languages, type Language } from '@topspin/contract';
import { consentText } from '@topspin/messages/api';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';

/** The person whose data is exported: an account, and every profile it has had. */
export type Asker = {
  readonly account: string;
  readonly players: readonly string[];
  /** In small letters, if it is proven to be theirs. */
  readonly address: string | null;
};

/** A field of the export: the rows of a table as JSON, paged by id. */
export type ExportPart = {
  readonly name: string;
  /** How many rows are read at a time; 200 by default. */
  readonly atATime?: number;
  /** Adds to a row the text that is not in the database. */
  readonly said?: (row: Row) => Row;
  readonly rows: (asker: Asker, page: RawBuilder<unknown>) => RawBuilder<unknown>;
};

type Row = Readonly<Record<string, unknown>>;

/** The text that was agreed to, as shown. */
const wordsOfConsent = (row: Row): Row => ({
  ...row,
  text: consentText(String(row['text_version']), String(row['text_key']), languageOf(row['lang'])),
});

const languageOf = (lang: unknown): Language => languages.find((known) => known === lang) ?? 'es';

type PartOptions = {
  readonly said?: ExportPart['said'];
  /** Columns that make a row the account's. */
  readonly account?: readonly string[];
  /** Columns that make a row about one of the profiles. */
  readonly players?: readonly string[];
  /** Secrets and generated columns. */
  readonly without?: readonly string[];
  /** Additional data about a row `t`, as a JSON object. */
  readonly and?: RawBuilder<unknown>;
};

/** Profiles, and the pairs they are in, which are what played. */
const orTheirPairs = (players: readonly string[]) =>
  sql`${players}::uuid[] || array(select side_id from side_members where player_id = any(${players}::uuid[]))`;

const part = (
  name: string,
  table: string,
  { account = [], players = [], without = [], and, said }: PartOptions,
): ExportPart => ({
  name,
  ...(said && { said }),
  rows: (asker, page) => {
    const own = account.map((column) => sql`t.${sql.ref(column)} = ${asker.account}::uuid`);
    const about = players.map((column) => sql`t.${sql.ref(column)} = any(${orTheirPairs(asker.players)})`);
    return sql`select to_jsonb(t) - ${[...without]}::text[] || ${and ?? sql`'{}'::jsonb`} as row
      from (select * from ${sql.table(table)} t where ${sql.join([...own, ...about], sql` or `)} order by 1, 2 ${page}) t`;
  },
});

const nameOf = (table: string, column: string) =>
  sql`jsonb_build_object(${sql.lit(table.slice(0, -1))}::text, (select name from ${sql.table(table)} of where of.id = t.${sql.ref(column)}))`;

/** The name of the open, venue or player that an invitation is about. */
const nameOfInvitedTo = sql`coalesce((select name from opens of where of.id = t.open_id),
  (select name from venues of where of.id = t.venue_id), (select name from players of where of.id = t.player_id))`;

/** Everything stored about an account and its profiles. A test checks it against the tables that refer to either. */
export const exportParts: readonly ExportPart[] = [
  part('account', 'users', { account: ['id'], without: ['password_hash', 'search', 'email_search'] }),
  part('players', 'players', { players: ['id'], without: ['search', 'nickname_search'] }),
  part('administered_players', 'player_administrators', {
    account: ['user_id'],
    players: ['player_id'],
    and: sql`jsonb_build_object('player', (select to_jsonb(p) - array['search', 'nickname_search'] from players p
      where p.id = t.player_id and t.user_id <> p.user_id is not false))`,
  }),
  {
    name: 'pictures',
    rows: (
      { account, players },
      page,
    ) => sql`select jsonb_build_object('id', t.id, 'content_type', content_type,
        'created_at', t.created_at, 'base64', translate(encode(image, 'base64'), E'\\n', '')) as row
      from avatars t where t.id in (select avatar_id from users where id = ${account}::uuid)
        or t.id in (select avatar_id from players where id = any(${players}::uuid[])) order by t.id ${page}`,
  },
  part('consents', 'consents', {
    account: ['given_by', 'recorded_by'],
    players: ['player_id'],
    said: wordsOfConsent,
  }),
  part('claims', 'player_claims', {
    account: ['user_id'],
    players: ['player_id'],
    and: nameOf('players', 'player_id'),
  }),
  part('invitations', 'invitations', {
    account: ['invited_by', 'removed_by', 'declined_by'],
    players: ['player_id'],
    // Of somebody else.
    without: ['email'],
    and: sql`jsonb_build_object('name', ${nameOfInvitedTo})`,
  }),
  {
    name: 'invitations_to_my_address',
    rows: ({ address }, page) => sql`
      select jsonb_build_object('name', ${nameOfInvitedTo}, 'email', t.email, 'role', t.role, 'invited_at', t.invited_at,
        'declined_at', t.declined_at) as row
      from invitations t where lower(t.email) = ${address} and t.removed_at is null order by t.id ${page}`,
  },
  part('inscriptions', 'inscriptions', { players: ['player_id'], and: nameOf('opens', 'open_id') }),
  part('registration_links', 'registration_tokens', { account: ['user_id'], without: ['token_hash'] }),
  part('notices', 'registration_notices', { account: ['user_id'] }),
  part('gender_refusals', 'gender_refusals', { players: ['player_id'] }),
  part('imported_opens', 'travelled_opens', {
    account: ['imported_by'],
    without: ['provenance', 'sha256'],
    and: nameOf('opens', 'open_id'),
  }),
  part('people_of_imports', 'travelled_people', {
    account: ['user_id'],
    players: ['player_id'],
    without: ['user_id'],
  }),
  part('click_tt_files', 'click_tt_files', {
    account: ['kept_by'],
    without: ['tournament', 'competition'],
    and: nameOf('opens', 'open_id'),
  }),
  part('click_tt_entries', 'click_tt_entries', { players: ['player_id', 'partner_id'] }),
  part('matches', 'matches', {
    players: ['player_a', 'player_b', 'umpire_id'],
    and: sql`jsonb_build_object(
      'sets', (select jsonb_agg(to_jsonb(s) - 'match_id' order by number) from sets s where s.match_id = t.id),
      'log', (select jsonb_agg(to_jsonb(e) - array['match_id', 'user_id', 'score_link_id'] order by seq)
        from match_events e where e.match_id = t.id))`,
  }),
  {
    name: 'points_scored',
    // Short rows of an aggregate that is computed again for each page.
    atATime: 5000,
    rows: (
      { account },
      page,
    ) => sql`select jsonb_build_object('match_id', t.match_id, 'events', count(*), 'from', min(t.at), 'to', max(t.at)) as row
      from match_events t where t.user_id = ${account}::uuid group by t.match_id order by t.match_id ${page}`,
  },
  part('ratings', 'rating_ledger', { players: ['player_id'] }),
  part('results', 'open_results', { players: ['player_id'], and: nameOf('opens', 'open_id') }),
  part('groups', 'group_players', { players: ['player_id'] }),
  part('pairs', 'side_members', { players: ['player_id', 'side_id'], and: nameOf('opens', 'open_id') }),
  part('partner_invitations', 'partner_invitations', {
    players: ['player_id', 'partner_id'],
    account: ['invited_by'],
    and: nameOf('opens', 'open_id'),
  }),
  part('opens', 'open_organisers', {
    account: ['user_id'],
    and: sql`jsonb_build_object('open', (select case when o.deleted_at is null then to_jsonb(o) - 'search' else jsonb_build_object('name', o.name) end
      from opens o where o.id = t.open_id))`,
  }),
  part('venues', 'venue_admins', {
    account: ['user_id'],
    and: sql`jsonb_build_object('venue', (select case when v.deleted_at is null then to_jsonb(v) - array['search', 'address_search']
      else jsonb_build_object('name', v.name) end from venues v where v.id = t.venue_id))`,
  }),
  part('organised_until_lately', 'removed_co_organisers', { account: ['user_id'], without: ['removed_by'] }),
  part('venue_photos', 'venue_photos', { account: ['created_by'], without: ['image', 'thumbnail'] }),
  part('circuits', 'circuits', { account: ['created_by'], without: ['search'] }),
  part('editions', 'editions', { account: ['created_by'], without: ['search'] }),
  part('open_keys', 'open_keys', {
    account: ['created_by'],
    without: ['secret_hash'],
    and: nameOf('opens', 'open_id'),
  }),
  part('score_links', 'score_links', { account: ['created_by'], without: ['token_hash'] }),
  part('match_leases', 'match_leases', { account: ['user_id'] }),
  part('match_conflicts', 'match_conflicts', { account: ['user_id'], without: ['decided_by'] }),
  part('sessions', 'session_families', { account: ['user_id'] }),
  {
    name: 'push_devices',
    rows: ({ account }, page) => sql`select to_jsonb(t) - array['p256dh', 'auth'] as row from push_devices t
      join session_families s on s.id = t.session_id where s.user_id = ${account}::uuid order by t.session_id ${page}`,
  },
  part('calendar_addresses', 'calendar_addresses', { account: ['user_id'], without: ['secret_hash'] }),
  part('push_notices', 'push_notices', {
    players: ['player_id'],
    // Maybe a guardian's.
    without: ['session_id', 'claimed_until'],
  }),
  part('api_keys', 'api_keys', { account: ['user_id'], without: ['key_hash'] }),
  part('mail_codes', 'mail_tokens', {
    account: ['user_id'],
    without: ['token_hash', 'code_hash', 'name', 'password_hash', 'lang'],
  }),
  {
    name: 'mails',
    // Anyone who has the link or code of a mail can use it: the file says that it was sent, without its content.
    rows: (
      { account },
      page,
    ) => sql`select to_jsonb(t) - array['body_html', 'about', 'caused_by', 'last_error'] || jsonb_build_object(
        'subject', regexp_replace(subject, '[0-9]{6}', '…'),
        'body_text', case when kind in ('recover', 'verifyEmail') then '…' else regexp_replace(body_text, '(https?://[^/[:space:]]+/[^/[:space:]]+/)[^[:space:]]+', E'\\\\1…', 'g') end) as row
      from outbox t where user_id = ${account}::uuid order by created_at, id ${page}`,
  },
  part('kept_answers', 'idempotency_keys', {
    account: ['user_id'],
    without: ['body_hash', 'answer', 'headers'],
  }),
  part('audit_log', 'audit_log', {
    account: ['actor_id', 'entity_id'],
    players: ['entity_id'],
    without: ['actor_id', 'before', 'after'],
  }),
];

/** Every profile that an account has had, those merged into its own too. */
export const profileIdsOf = async (db: Db, account: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from players where user_id = ${account}::uuid
    union select merged_id from player_merges join players on players.id = kept_id where user_id = ${account}::uuid`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
