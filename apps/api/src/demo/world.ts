import { createHash } from 'node:crypto';
import { randomFrom, type PlayerId, type Random, type RatingStanding } from '@topspin/engine';
import type { InsertObject, Kysely } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { day } from '#http/durations.ts';

/** The tables the demo fills, in an order that satisfies every foreign key. */
const tables = [
  'users',
  'clubs',
  'players',
  'player_administrators',
  'venues',
  'venue_tables',
  'venue_admins',
  'circuits',
  'editions',
  'opens',
  'open_organisers',
  'day_settings',
  'inscriptions',
  'side_members',
  'consents',
  'phases',
  'groups',
  'group_players',
  'matches',
  'sets',
  'match_events',
  'audit_log',
] as const satisfies readonly (keyof Database)[];

type DemoTable = (typeof tables)[number];
type Rows = { readonly [Table in DemoTable]: InsertObject<Database, Table>[] };

/** The invented installation, row by row, before anything is written. */
export type World = {
  /** The time of filling; the demo covers the year before. */
  readonly now: Date;
  readonly random: Random;
  readonly rows: Rows;
  /** The pairs, which are players of their open, with the open of each already there. */
  readonly pairs: InsertObject<Database, 'players'>[];
  /** The two players of each pair, by the id of the pair. */
  readonly members: Map<PlayerId, readonly PlayerId[]>;
  /** How strong players really are, in Elo points: this decides results and is never shown. */
  readonly strength: Map<string, number>;
  /** The current ratings; players without a rated match are missing. */
  readonly standings: Map<PlayerId, RatingStanding>;
};

export const newWorld = (now: Date, seed: string): World => ({
  now,
  random: randomFrom(seed),
  rows: {
    users: [],
    clubs: [],
    players: [],
    player_administrators: [],
    venues: [],
    venue_tables: [],
    venue_admins: [],
    circuits: [],
    editions: [],
    opens: [],
    open_organisers: [],
    day_settings: [],
    inscriptions: [],
    side_members: [],
    consents: [],
    phases: [],
    groups: [],
    group_players: [],
    matches: [],
    sets: [],
    match_events: [],
    audit_log: [],
  },
  pairs: [],
  members: new Map(),
  strength: new Map(),
  standings: new Map(),
});

/** The id of a thing by its name in this code: the same in every demo. */
export function idOf(thing: string): string {
  const hex = createHash('sha256').update(`topspin demo ${thing}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The instant this many days from now (negative for the past), at an hour of the day in UTC. */
export function daysFrom(now: Date, days: number, hour: number): Date {
  const date = new Date(now.getTime() + days * day);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
}

const rowsAtOnce = 1000;

/** Writes everything, table by table. */
export async function writeWorld(db: Kysely<Database>, { rows, pairs }: World): Promise<void> {
  for (const table of tables) {
    if (table === 'side_members') await writeTable(db, 'players', pairs);
    await writeTable(db, table, rows[table]);
  }
}

async function writeTable<Table extends DemoTable>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
}
