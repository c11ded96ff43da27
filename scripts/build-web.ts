import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from './programs.ts';
import { contentOf, lookOf, webSources } from './web-sources.ts';

const web = join(root, 'apps/web');
const built = join(web, 'dist');
const stamp = join(root, '.cache/web-built-from');

/** Builds the web unless it was built from exactly these sources; returns whether a build exists now. */
export async function buildWebWhenStale(): Promise<boolean> {
  const files = webSources(root);
  const [seen, builtFrom] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  const isBuilt = existsSync(join(built, 'index.html'));
  const outside = lookOf(root, files);
  if (isBuilt && seen === outside) return true;
  const source = contentOf(root, files);
  if (!isBuilt || builtFrom !== source) {
    process.stderr.write('Building the web…\n');
    if (!(await build())) return false;
  }
  writeFileSync(stamp, `${outside}\n${source}`);
  return true;
}

/** Into another folder first, so that a failed or killed build leaves the old one intact. */
async function build(): Promise<boolean> {
  const fresh = `.cache/web-${process.pid}`;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const args = ['build', '--logLevel', 'warn', '--outDir', `../../${fresh}`, '--emptyOutDir'];
  const code = await runProgram('vite', args, { cwd: web, stdio: ['ignore', 2, 2] });
  if (code === 0) {
    rmSync(built, { recursive: true, force: true });
    renameSync(join(root, fresh), built);
  }
  rmSync(join(root, fresh), { recursive: true, force: true });
  return code === 0;
}
