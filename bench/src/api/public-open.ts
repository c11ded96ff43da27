import type { Benchmark } from '../benchmark.ts';
import { besideMemory } from './api-shared.ts';
import { withDemo, type DemoServer } from './demo-server.ts';
import { firstOf } from './api-read.ts';
import { etagOf, type Question } from './peers.ts';

const headers = { 'accept-encoding': 'identity' };

/** The page of a finished open, as asked for without an account. */
export async function publicOpenQuestion(demo: DemoServer): Promise<Question> {
  const member = await demo.logIn('jugadora');
  const open = await firstOf(demo, '/api/app/opens?filters={"state":"finished"}', member);
  return { path: `/api/public/opens/${open}`, headers };
}

/** The page of an open as thousands of visitors without an account ask for it: in full, and when they have it already. */
export const publicOpen: Benchmark = {
  name: 'public.open',
  run: () =>
    withDemo(async (demo) => {
      const question = await publicOpenQuestion(demo);
      const again = { ...headers, 'if-none-match': await etagOf(demo, question) };
      return [
        await besideMemory(demo, 'public.open', question),
        await besideMemory(demo, 'public.open.unchanged', { ...question, headers: again, status: 304 }),
      ];
    }),
};
