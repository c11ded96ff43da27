import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from './programs.ts';

const web = join(root, 'apps/web');
const built = join(web, 'dist');
const stamp = join(root, '.cache/web-built-from');

/** Everything the built web is made of. */
const sources = [
  'apps/web/*.*',
  'apps/web/{src,build,public}/**/*.*',
  'packages/{contract,engine,messages}/{package.json,src/**/*.*}',
  'package-lock.json',
];

/** Builds the web unless it was built from exactly these sources; returns whether a build exists now. */
export async function buildWebWhenStale(): Promise<boolean> {
  const source = sourceHash();
  if (existsSync(join(built, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === source)
    return true;
  process.stderr.write('Building the web…\n');
  if (!(await build())) return false;
  writeFileSync(stamp, source);
  return true;
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
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
