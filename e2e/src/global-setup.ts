import { request } from '@playwright/test';
import { startTopspin } from './server.ts';
import { installer, newcomer } from './steps/api.ts';

/** One Topspin with its admin for all journeys; its address reaches them through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startTopspin();
  process.env['TOPSPIN_URL'] = server.url;
  const calls = await request.newContext({ baseURL: server.url });
  await newcomer(calls, installer, server.output.match(/becomes the admin: (\S+)/)?.[1]);
  await calls.dispose();
  return () => server.stop();
}
