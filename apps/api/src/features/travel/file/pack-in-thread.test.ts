import { expect, test } from 'vitest';
import { inThread } from '#http/thread/in-thread.ts';
import { packed, type Contents } from './write.ts';

test('a thread packs the same bytes', async () => {
  const input: Contents = {
    scope: 'results',
    cover: 'Open de Vic: 512 persones',
    json: `${JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ at, side: at % 3 ? 'a' : 'b' })))}\n`,
  };
  const module = new URL('./pack-in-thread.ts', import.meta.url);
  const bytes = await inThread<Contents, Uint8Array>(module, {
    input,
    by: 'ada',
    gone: AbortSignal.timeout(20_000),
  });
  expect(Buffer.from(bytes).equals(packed(input))).toBe(true);
});
