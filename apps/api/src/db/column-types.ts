import { sql, type Kysely } from 'kysely';
import {
  ArrayExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  LiteralNode,
  UnionExpressionNode,
} from 'kysely-codegen';
import type { Database } from '#db/schema.generated.ts';

type ColumnType = ArrayExpressionNode | GenericExpressionNode | IdentifierNode | UnionExpressionNode;

/**
 * Column types more precise than PostgreSQL's: overrides for the generator, and the modules they are imported
 * from.
 */
export type ColumnTypes = {
  readonly columns: Record<string, ColumnType>;
  readonly imports: Record<string, string>;
};

/** The engine's id types, by table. */
const idTypes: Readonly<Record<string, string>> = {
  players: 'PlayerId',
  clubs: 'ClubId',
  opens: 'OpenId',
  inscriptions: 'RegistrationId',
  phases: 'PhaseId',
  groups: 'GroupId',
  matches: 'MatchId',
  circuits: 'CircuitId',
  editions: 'EditionId',
  venues: 'VenueId',
  users: 'UserId',
};

/** JSON columns, with the type that the one store writing each of them uses. */
const jsonTypes: Readonly<Record<string, string>> = {
  'circuits.description': 'Description',
  'circuits.phones': 'Phones',
  'editions.ranking_system': 'RankingSystem',
  'match_conflicts.events': 'LoggedEvents',
  'opens.description': 'Description',
  'phases.draw_report': 'StoredReport',
  'phases.swiss_order': 'SwissOrders',
  'players.contact_phone': 'Phone',
  'players.social_networks': 'SocialNetworks',
  'users.phones': 'Phones',
  'venues.contacts': 'VenueContacts',
  'venues.description': 'Description',
};

/** Text columns that hold values of an engine type which no constraint lists. */
const wordTypes: Readonly<Record<string, string>> = { 'matches.round': 'RoundName' };

const from = (file: string, names: Iterable<string>) => [...names].map((name) => [name, file] as const);

const imports: Readonly<Record<string, string>> = Object.fromEntries([
  ...from('@topspin/engine', [...Object.values(idTypes), ...Object.values(wordTypes)]),
  ...from('#db/json-types.ts', Object.values(jsonTypes)),
]);

type Column = {
  readonly table: string;
  readonly name: string;
  readonly nullable: boolean;
  readonly filled: boolean;
  /** The columns it references, as `table.column`. */
  readonly refers: readonly string[];
  /** The check constraints on this column alone. */
  readonly checks: readonly string[];
};

/**
 * Types derived from the constraints of a migrated database: a column that references players holds a
 * player's id, and a column restricted to certain values holds one of them. The compiler then reports where
 * the engine's values and the database's differ.
 */
export async function columnTypes(db: Kysely<Database>): Promise<ColumnTypes> {
  const read = await columnsOf(db);
  const byPath = new Map(read.map((column) => [`${column.table}.${column.name}`, column]));
  const columns = Object.fromEntries(
    [...byPath].flatMap(([path, column]) => {
      const type = overrideOf(column, byPath);
      return type === undefined ? [] : [[path, type]];
    }),
  );
  return { columns, imports: { ...imports } };
}

function overrideOf(column: Column, byPath: ReadonlyMap<string, Column>): ColumnType | undefined {
  const path = `${column.table}.${column.name}`;
  const json = jsonTypes[path];
  if (json !== undefined) return jsonColumn(json, column);
  const name = wordTypes[path] ?? idOf(path, byPath);
  const type = name === undefined ? wordsOf(column) : new IdentifierNode(name);
  return type && column.filled ? new GenericExpressionNode('Generated', [type]) : type;
}

/** JSON is read as its type and written as text. */
function jsonColumn(type: string, { filled }: Column): ColumnType {
  const text = new IdentifierNode('string');
  const inserted = filled ? new UnionExpressionNode([text, new IdentifierNode('undefined')]) : text;
  return new GenericExpressionNode('ColumnType', [new IdentifierNode(type), inserted, text]);
}

/** The id type of a column: that of its own table, or of the column it references. */
function idOf(path: string, byPath: ReadonlyMap<string, Column>): string | undefined {
  const [table = '', name] = path.split('.');
  if (name === 'id' && table in idTypes) return idTypes[table];
  for (const target of byPath.get(path)?.refers ?? []) {
    const type = idOf(target, byPath);
    if (type !== undefined) return type;
  }
  return undefined;
}

const oneOf = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/;
const someOf = /^CHECK \(\(\w+ <@ ARRAY\[(.+)\]\)\)$/;

/** The values a constraint allows in a column, as a union; an array of them if it may hold several. */
function wordsOf({ checks }: Column): ColumnType | undefined {
  for (const check of checks) {
    const one = oneOf.exec(check)?.[1];
    if (one !== undefined) return unionOf(one);
    const some = someOf.exec(check)?.[1];
    if (some !== undefined) return new ArrayExpressionNode(unionOf(some));
  }
  return undefined;
}

const unionOf = (list: string) =>
  new UnionExpressionNode(list.split(', ').map((item) => new LiteralNode(literalOf(item))));

/** A text as PostgreSQL writes it, `'played'::text`, or a number. */
const literalOf = (item: string): string | number => /^'(.*)'::text$/.exec(item)?.[1] ?? Number(item);

const columnsOf = async (db: Kysely<Database>): Promise<readonly Column[]> =>
  (
    await sql<Column>`
      select t.relname as table, a.attname as name, not a.attnotnull as nullable, a.atthasdef as filled,
        array(select format('%s.%s', other.relname, there.attname)
          from pg_constraint c
            join lateral unnest(c.conkey, c.confkey) as k (mine, theirs) on k.mine = a.attnum
            join pg_class other on other.oid = c.confrelid
            join pg_attribute there on there.attrelid = c.confrelid and there.attnum = k.theirs
          where c.conrelid = t.oid and c.contype = 'f' order by 1) as refers,
        array(select pg_get_constraintdef(c.oid) from pg_constraint c
          where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum] order by 1) as checks
      from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      order by t.relname, a.attnum`.execute(db)
  ).rows;
