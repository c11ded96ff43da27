/**
 * The entry point of every npm script. Any Node from 20 on can run this file: it installs what is missing,
 * then hands over to the pinned Node and forwards signals.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leave, runForwarding } from './package/forward.mjs';
import { isInstalled } from './installed.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** @type {Record<string, string>} */
const commands = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  demo: 'scripts/demo.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  compatibility: 'scripts/compatibility.ts',
  bench: 'bench/src/main.ts',
  proof: 'scripts/proof.ts',
  torture: 'apps/api/scripts/torture.ts',
  backup: 'apps/api/scripts/backup.ts',
  restore: 'apps/api/scripts/restore.ts',
  doctor: 'apps/api/scripts/doctor.ts',
  package: 'scripts/package/main.ts',
  release: 'scripts/package/release.ts',
};

let stopping = false;
const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];

if (command === undefined) leave(`Say what to run: node scripts/run.mjs ${Object.keys(commands).join('|')}`);
if (!isInstalled(root)) await install();
process.exit(await run(pinnedNode, [join(root, command), ...rest]));

async function install() {
  console.error('Installing the packages…');
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  let code = await npm('ci', ...quiet);
  // A registry may lack tools that the lock file names for other platforms, or the other way round.
  if (code !== 0 && !stopping) code = await npm('install', '--no-save', ...quiet);
  if (code !== 0) leave('The packages could not be installed: see what npm says above.', code);
  if (!existsSync(pinnedNode)) await installPinnedNode();
}

/** If npm runs no install scripts, the package `node` has no binary: its script is run here. */
async function installPinnedNode() {
  const folder = join(root, 'node_modules/node');
  const code = await run(process.execPath, [join(folder, 'installArchSpecificPackage.js')], folder);
  if (code !== 0 || !existsSync(pinnedNode)) leave('The pinned Node could not be installed: see above.');
}

/**
 * The npm that runs this script, or the one in the path.
 * @param {string[]} args
 */
function npm(...args) {
  const own = process.env['npm_execpath'];
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function run(file, args, cwd = root) {
  const path = [dirname(pinnedNode), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  // The compile cache makes later starts faster and smaller.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env, PATH: path };
  return runForwarding(file, args, { cwd, env, onSignal: () => (stopping = true) });
}
