import type { Benchmark } from '../benchmark.ts';
import { besideMemory } from './api-shared.ts';
import { withDemo } from './demo-server.ts';
import { firstOf } from './api-read.ts';
import { etagOf } from './peers.ts';

/** The page of an open as thousands of visitors without an account ask for it: in full, and when they have it already. */
export const publicOpen: Benchmark = {
  name: 'public.open',
  run: () =>
    withDemo(async (demo) => {
      const member = await demo.logIn('jugadora');
      const open = await firstOf(demo, '/api/app/opens?filters={"state":"finished"}', member);
      const headers = { 'accept-encoding': 'identity' };
      const question = { path: `/api/public/opens/${open}`, headers };
      const again = { ...headers, 'if-none-match': await etagOf(demo, question) };
      return [
        await besideMemory(demo, 'public.open', question),
        await besideMemory(demo, 'public.open.unchanged', { ...question, headers: again, status: 304 }),
      ];
    }),
};
