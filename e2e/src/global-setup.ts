import { request } from '@playwright/test';
import { startTopspin } from './server.ts';
import { installer, newcomer } from './steps/api.ts';

/** Starts one Topspin with its admin for all journeys; they get its address from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startTopspin();
  process.env['TOPSPIN_URL'] = server.url;
  const calls = await request.newContext({ baseURL: server.url });
  await newcomer(calls, installer, server.output.match(/becomes the admin: (\S+)/)?.[1]);
  await calls.dispose();
  return () => server.stop();
}
