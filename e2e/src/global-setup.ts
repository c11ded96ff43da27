import { request } from '@playwright/test';
import { buildWebWhenStale } from '../../scripts/build-web.ts';
import { startMapServer } from './map-server.ts';
import { startTopspin } from './server.ts';
import { installer, logInstallerIn, newcomer } from './steps/api.ts';

/** Builds the web if need be, starts one Topspin with its admin for all journeys, and the servers its maps ask; they get the addresses from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!(await buildWebWhenStale())) throw new Error('The web cannot be built: see above.');
  const maps = await startMapServer();
  const server = await startTopspin({
    HTTPS: '1',
    TILE_URL: `${maps.url}/tiles/{z}/{x}/{y}.png`,
    GEOCODER_URL: `${maps.url}/api/`,
  });
  process.env['MAP_URL'] = maps.url;
  process.env['TOPSPIN_URL'] = server.url;
  const calls = await request.newContext({ baseURL: server.url });
  await newcomer(calls, installer, server.output.match(/becomes the admin: (\S+)/)?.[1]);
  await logInstallerIn(calls);
  await calls.dispose();
  return async () => {
    maps.stop();
    await server.stop();
  };
}
