/** `npm run release`: everything of a release, in `release/`. Nothing is published: the licence and the name are the owner's to choose. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, runProgram } from '../programs.ts';
import { changelogOf } from './changelog.ts';
import { packageManifest } from './manifest.ts';
import { pack, packageFolder, releaseFolder } from './pack.ts';
import { tryPackage } from './try.ts';

const { version } = packageManifest();
const tarball = await pack();
await tryPackage(tarball);
copyFileSync(join(packageFolder, 'licences.md'), join(releaseFolder, 'licences.md'));
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
writeFileSync(join(releaseFolder, 'changelog.md'), `${changelogOf(version, changelog)}\n`);
console.log(`${releaseFolder}: ${basename(tarball)}, licences.md, changelog.md`);
await buildImage();

async function buildImage(): Promise<void> {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0)
    return console.log('No image: docker does not run here.');
  const words = ['build', '--file', 'deploy/Dockerfile', '--tag', `topspin:${version}`, releaseFolder];
  if ((await runProgram('docker', words)) !== 0) throw new Error('The image could not be built, see above.');
  console.log(`The image topspin:${version}.`);
}
