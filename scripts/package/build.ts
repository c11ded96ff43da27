import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { root } from '../programs.ts';
import { licencesPage, licensedIn } from './licences.ts';
import { builtIn, packageManifest, running } from './manifest.ts';

/** What is started in a process of its own. */
const programs = ['src/main.ts', 'scripts/backup.ts', 'scripts/restore.ts', 'scripts/doctor.ts'];

const builtWeb = 'apps/web/dist';

/** What the code reads beside itself, and what people read. */
const files = {
  'apps/api/migrations': 'apps/api/migrations',
  [builtWeb]: builtWeb,
  'docs/api.md': 'docs/api.md',
  'docs/operating.md': 'docs/operating.md',
  'deploy/alerts.yaml': 'deploy/alerts.yaml',
  'deploy/haproxy.cfg': 'deploy/haproxy.cfg',
  'deploy/nginx.conf': 'deploy/nginx.conf',
  'deploy/topspin.service': 'deploy/topspin.service',
  'CHANGELOG.md': 'CHANGELOG.md',
  'scripts/package/README.md': 'README.md',
  'scripts/package/topspin.mjs': 'bin/topspin.mjs',
  'scripts/package/forward.mjs': 'bin/forward.mjs',
};

/** What the built code imports, by package. */
export type Built = { readonly imports: ReadonlySet<string> };

/** Builds the package into a folder: the same tree as the checkout, in JavaScript. Without a built web it serves the API alone. */
export async function buildPackage(folder: string): Promise<Built> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const built = await buildCode(folder);
  for (const [from, to] of Object.entries(files)) {
    if (from === builtWeb && !existsSync(join(root, from))) continue;
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(root, from), join(folder, to), { recursive: true });
  }
  chmodSync(join(folder, 'bin/topspin.mjs'), 0o755);
  writeFileSync(join(folder, 'licences.md'), licencesPage(licensedIn(running), licensedIn(builtIn)));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageManifest(), null, 2)}\n`);
  return built;
}

/** One file for each module, at the same path: a stack names the source, and files are found beside the code as in a checkout. */
async function buildCode(folder: string): Promise<Built> {
  const bundle = await rolldown({
    cwd: root,
    input: programs.map((path) => join(root, 'apps/api', path)),
    platform: 'node',
    external: (id) => !/^(?:[./#]|@topspin\/|\0)/u.test(id),
    plugins: [startedModules()],
  });
  try {
    const { output } = await bundle.write({
      dir: folder,
      format: 'esm',
      preserveModules: true,
      preserveModulesRoot: root,
      entryFileNames: '[name].js',
    });
    const own = new Set(output.map(({ fileName }) => fileName));
    const ids = output.flatMap((file) =>
      file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
    );
    return { imports: new Set(ids.filter((id) => !own.has(id) && !isBuiltin(id)).map(packageOf)) };
  } finally {
    await bundle.close();
  }
}

/** Modules that are started as threads or processes are named by an address beside the one that starts them. */
function startedModules(): Plugin {
  return {
    name: 'started-modules',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      return code.replaceAll(/new URL\('([^']+)\.ts', import\.meta\.url\)/gu, (_, path: string) => {
        this.emitFile({ type: 'chunk', id: join(dirname(id), `${path}.ts`) });
        return `new URL('${path}.js', import.meta.url)`;
      });
    },
  };
}

const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
