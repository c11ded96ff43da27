import { startTopspin } from './server.ts';

/** One Topspin for all journeys; its address and setup code reach them through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startTopspin();
  process.env['TOPSPIN_URL'] = server.url;
  process.env['TOPSPIN_SETUP_CODE'] = server.output.match(/becomes the admin: (\S+)/)?.[1] ?? '';
  return () => server.stop();
}
