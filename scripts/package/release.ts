/** `npm run release`: everything of a release, in `release/`. Nothing is published: the licence and the name are the owner's to choose. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, runProgram } from '../programs.ts';
import { changelogOf } from './changelog.ts';
import { leave } from './forward.mjs';
import { packageManifest } from './manifest.ts';
import { pack, packageFolder, releaseFolder } from './pack.ts';
import { tryPackage } from './try.ts';

const { version } = packageManifest();
requireDump();
const tarball = await pack();
await tryPackage(tarball);
copyFileSync(join(packageFolder, 'licences.md'), join(releaseFolder, 'licences.md'));
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
writeFileSync(join(releaseFolder, 'changelog.md'), `${changelogOf(version, changelog)}\n`);
console.log(`${releaseFolder}: ${basename(tarball)}, licences.md, changelog.md`);
await buildImage();

/** Whoever installs this release has data in its schema, which every later version is tested to upgrade. */
function requireDump(): void {
  const [newest = ''] = globSync('*.sql', { cwd: join(root, 'apps/api/migrations') })
    .toSorted()
    .slice(-1);
  const dump = `apps/api/src/db/upgrades/${newest.slice(0, 4)}.backup`;
  if (existsSync(join(root, dump))) return;
  leave(`There is no ${dump}: make it with node apps/api/scripts/keep-schema.ts, and commit it.`);
}

async function buildImage(): Promise<void> {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0)
    return console.log('No image: docker does not run here.');
  const words = ['build', '--file', 'deploy/Dockerfile', '--tag', `topspin:${version}`, releaseFolder];
  if ((await runProgram('docker', words)) !== 0) throw new Error('The image could not be built, see above.');
  console.log(`The image topspin:${version}.`);
}
