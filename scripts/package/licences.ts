import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.ts';

type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lock = { readonly packages: Readonly<Record<string, Locked>> };

/** A package of somebody else, with its licence. */
export type Licensed = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Its text; undefined where the package has none, or is not installed here, being for another system. */
  readonly text: string | undefined;
};

/** Everything that these workspaces need, and all that it needs in turn, as the lock file has it. */
export function licensedIn(workspaces: readonly string[]): Licensed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const found = new Map<string, Licensed>();
  const needs = (from: string) =>
    Object.keys({ ...packages[from]?.dependencies, ...packages[from]?.optionalDependencies })
      .filter((name) => !name.startsWith('@topspin/'))
      .map((name) => ({ name, from }));
  const waiting = workspaces.flatMap(needs);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = pathOf(packages, next.name, next.from);
    const locked = path === undefined ? undefined : packages[path];
    if (path === undefined || locked === undefined || found.has(path)) continue;
    found.set(path, licensed(path, locked));
    waiting.push(...needs(path));
  }
  return [...found.values()].toSorted((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

/** As Node finds it: beside the package that needs it, or further up. */
function pathOf(packages: Lock['packages'], name: string, from: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  if (from === '') return undefined;
  return pathOf(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

function licensed(path: string, { version = '', license }: Locked): Licensed {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const folder = join(root, path);
  return { name, version, licence: license ?? licenceIn(folder), text: textIn(folder) };
}

function licenceIn(folder: string): string {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return 'unknown';
  const { license }: { license?: unknown } = Object(JSON.parse(readFileSync(manifest, 'utf8')));
  return typeof license === 'string' ? license : 'unknown';
}

function textIn(folder: string): string | undefined {
  const [file] = globSync('{LICENSE,LICENCE,License,Licence,license,licence}*', { cwd: folder }).toSorted();
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim();
}

/** A table of all of them, then the texts of those whose code is in the package itself. */
export function licencesPage(installed: readonly Licensed[], built: readonly Licensed[]): string {
  const table = (all: readonly Licensed[]) =>
    all.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`);
  const texts = built.flatMap(({ name, version, text }) =>
    text === undefined ? [] : [`## ${name} ${version}`, '', text, ''],
  );
  return [
    '# Licences of what Topspin is made of',
    '',
    '## Built into the pages',
    '',
    ...table(built),
    '',
    '## Installed beside it, each with its own text',
    '',
    ...table(installed),
    '',
    '# Texts of what is built into the pages',
    '',
    ...texts,
  ].join('\n');
}
