import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';
import type { Known } from './from-schema.ts';

/** Matches of an open in play come first: others allow few calls. */
const byPlay = sql`(select state from opens where id = open_id) = 'active' desc, id`;

/** Some ids of each table, the ones that allow most calls first. */
const tables = {
  users: sql`id`,
  players: sql`id`,
  venues: sql`id`,
  circuits: sql`id`,
  editions: sql`id`,
  opens: sql`state in ('registrationOpen', 'active') desc, id`,
  inscriptions: byPlay,
  phases: byPlay,
  groups: sql`(select o.state from phases p join opens o on o.id = p.open_id where p.id = phase_id) = 'active' desc, id`,
  matches: sql`state in ('inPlay', 'enrolled') desc, last_seq, id`,
  api_keys: sql`id`,
} as const satisfies Record<string, RawBuilder<unknown>>;
type Table = keyof typeof tables;

/** The thing that an `{id}` identifies, by the path segment before it. */
const tableOf: Readonly<Record<string, Table>> = {
  organisers: 'users',
  admins: 'users',
  users: 'users',
  opens: 'opens',
  players: 'players',
  vacancies: 'players',
  venues: 'venues',
  circuits: 'circuits',
  'circuit-editions': 'editions',
  phases: 'phases',
  groups: 'groups',
  matches: 'matches',
  inscriptions: 'inscriptions',
  'api-keys': 'api_keys',
};

/** The thing that a field of a body identifies. */
const tableOfField: Readonly<Record<string, Table>> = {
  player_id: 'players',
  players: 'players',
  by: 'players',
  umpire_id: 'players',
  venue_id: 'venues',
  circuit_id: 'circuits',
  edition_id: 'editions',
  phase_id: 'phases',
};

/** Texts of a format that the OpenAPI document does not state. */
const texts: Readonly<Record<string, readonly string[]>> = {
  email: ['fuzz1@topspin.test', 'fuzz2@topspin.test', 'admin@topspin.example', 'nobody'],
  password: ['rabona-7', 'short', 'topspin!'],
  time_zone: ['Europe/Madrid', 'America/Mexico_City', 'Mars/Olympus', 'UTC'],
};

export type Installed = {
  /** Ids for a path parameter, by the segments before it. */
  readonly inAddress: (words: readonly string[]) => readonly string[];
  readonly inBody: Known;
};

/** The ids in an installation, by where a call uses them; `self` are the caller's own. */
export async function readInstalled(db: Db, self: readonly string[]): Promise<Installed> {
  const ids = new Map<string, string[]>();
  for (const table of Object.keys(tables) as Table[]) ids.set(table, await idsOf(db, table));
  const inAddress: Installed['inAddress'] = (words) => {
    const word = words.at(-1) ?? '';
    return word === 'user' ? self : (ids.get(tableOf[word] ?? '') ?? []);
  };
  return { inAddress, inBody: (name) => texts[name] ?? ids.get(tableOfField[name] ?? '') ?? [] };
}

async function idsOf(db: Db, table: Table): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} order by ${tables[table]} limit 12`.execute(db);
  return rows.map(({ id }) => id);
}
