import { buildWebWhenStale } from './build-web.ts';

if (await buildWebWhenStale()) {
  await import('../apps/api/src/main.ts');
} else {
  console.error('Topspin did not start: the web could not be built, see above.');
  process.exitCode = 1;
}
