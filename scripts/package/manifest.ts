import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.ts';

type Versions = Readonly<Record<string, string>>;
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
};

/** The workspaces whose code runs in the package; what they import is installed beside it. */
export const running = [
  'apps/api',
  'packages/contract',
  'packages/engine',
  'packages/messages',
  'packages/embedded-postgres',
];

export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Those whose code is built into the pages, with what they import. */
export const builtIn = ['apps/web', 'packages/contract', 'packages/engine', 'packages/messages'];

/** The systems for which npm has the pinned Node as a package; elsewhere the machine's own has to do. */
const systemsOfNode = ['linux-x64', 'linux-arm64', 'win-x64'];

/** The manifest of the package: what its code imports, at exactly the versions it was tested with. */
export function packageManifest() {
  const { name, version, description, license, devDependencies } = manifestIn('.');
  const node = devDependencies?.['node'] ?? '';
  const parts = running.map(manifestIn);
  const nodes = Object.fromEntries(systemsOfNode.map((system) => [`node-${system}`, node]));
  return {
    name,
    version,
    description,
    license,
    // Nobody publishes it by mistake: its name and licence are not chosen yet.
    private: true,
    type: 'module',
    bin: { topspin: 'bin/topspin.mjs' },
    engines: { node: '>=20' },
    // The line of Node that it was tested with.
    config: { node: node.split('.')[0] },
    dependencies: together(parts.map(({ dependencies }) => dependencies)),
    optionalDependencies: {
      ...together(parts.map(({ optionalDependencies }) => optionalDependencies)),
      ...nodes,
    },
  };
}

/** All of them, sorted, without those of this project. */
function together(lists: readonly (Versions | undefined)[]): Versions {
  const all: Record<string, string> = {};
  for (const [name, version] of lists.flatMap((list) => Object.entries(list ?? {}))) {
    if (name.startsWith('@topspin/')) continue;
    if (all[name] !== undefined && all[name] !== version)
      throw new Error(`Two workspaces want ${name}, in versions ${all[name]} and ${version}.`);
    all[name] = version;
  }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
