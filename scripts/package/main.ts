/** `npm run package`: makes the tarball; with `--try` it is installed in an empty folder with an empty cache, and used. */
import { pack } from './pack.ts';

const tarball = await pack();
console.log(tarball);
if (process.argv.includes('--try')) {
  const { tryPackage } = await import('./try.ts');
  await tryPackage(tarball);
}
