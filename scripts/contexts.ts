import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * The structure of the API, read from its sources: contexts, imports between them, and which file writes
 * which table.
 */
export type Source = { readonly path: string; readonly text: string };

const isTested = /^(testing|fuzz|demo)\/|\.test\.tsx?$|\.generated\.ts$/;

/** The sources of a program, with paths relative to `folder`; leaves out tests and the demo. */
export const sourcesBelow = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !isTested.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** An import from one node of the graph to another, and the file that contains it. */
export type Edge = { readonly from: string; readonly to: string; readonly file: string };

const imported = /(?:\bfrom|\bimport\(?)\s*'(#features\/|\.{1,2}\/)([^']+)'/g;

const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(imported)].map(([, start = '', rest = '']) =>
    start === '#features/' ? `features/${rest}` : normalize(join(dirname(path), start, rest)),
  );

/** The node a path belongs to, if any. */
type NodeOf = (path: string) => string | undefined;

/** A context is a folder of features. */
export const contextOf: NodeOf = (path) => /^features\/([^/]+)\//.exec(path)?.[1];

/** A room is a folder of a context; the files beside the rooms compose them. */
export const roomsOf =
  (context: string): NodeOf =>
  (path) => {
    const [, inside] = path.split(`features/${context}/`);
    if (inside === undefined) return undefined;
    return inside.includes('/') ? dirname(inside) : 'its front';
  };

/** The imports between the nodes of a graph. */
export const edgesBetween = (sources: readonly Source[], nodeOf: NodeOf): Edge[] =>
  sources.flatMap((source) => {
    const from = nodeOf(source.path);
    const targets = new Set(importsOf(source).map(nodeOf));
    return [...targets].flatMap((to) =>
      from === undefined || to === undefined || from === to ? [] : [{ from, to, file: source.path }],
    );
  });

/** The edges that are part of a cycle: their target leads back to their source. */
export function circular(edges: readonly Edge[]): Edge[] {
  const next = Map.groupBy(edges, ({ from }) => from);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (next.get(from) ?? []).some((edge) => reaches(edge.to, to, seen));
  };
  return edges.filter(({ from, to }) => reaches(to, from));
}

/** The number of sources in each folder. */
export const perFolder = (sources: readonly Source[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(sources, ({ path }) => dirname(path))].map(([folder, inIt]) => [folder, inIt.length]),
  );

const written = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert into|delete from|merge into)\s+(\w+|\$\{)/gi,
  /\bupdate\s+(\w+|\$\{)[^;]{0,40}?\bset\b/gi,
];

/** Comments may mention updates. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** Tables that serve every context: the audit log, the outbox, the answers stored for repeated calls. */
const shared: ReadonlySet<string> = new Set(['audit_log', 'outbox', 'idempotency_keys']);

/** Stands for the tables of a statement that does not spell them out. */
export const computed = 'a table not written out';

/** The tables a source writes; `named` lists those of files whose statements do not spell them out. */
function tablesWrittenBy({ path, text }: Source, named: Named): string[] {
  const code = withoutComments(text);
  const tables = written.flatMap((pattern) => [...code.matchAll(pattern)].map(([, table = '']) => table));
  return [...new Set(tables)]
    .filter((table) => !shared.has(table) && !isConflictClause(table))
    .flatMap((table) => (table === '${' ? (named[path] ?? [computed]) : [table]));
}

/** `on conflict do update set` names no table. */
const isConflictClause = (table: string): boolean => table.toLowerCase() === 'set';

type Named = Readonly<Record<string, readonly string[]>>;

/** The files that write each table. */
export function writers(sources: readonly Source[], named: Named = {}): ReadonlyMap<string, string[]> {
  const all = new Map<string, string[]>();
  for (const source of sources)
    for (const table of tablesWrittenBy(source, named))
      all.set(table, [...(all.get(table) ?? []), source.path]);
  return all;
}
