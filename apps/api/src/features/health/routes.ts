import { live, ready } from '@topspin/contract';
import { sql } from 'kysely';
import { fail } from '#http/fail.ts';
import { handle, type Feature } from '#http/handle.ts';

const ok = { status: 'ok' } as const;

/** For operators: is the process there, and can it do its work. */
export const health: Feature = {
  name: 'health',
  routes: [
    handle(live, async () => ok),
    handle(ready, async ({ db, log }) => {
      try {
        await sql`select 1`.execute(db);
        return ok;
      } catch (cause) {
        log.warn({ cause }, 'the database does not answer');
        throw fail('server.notReady');
      }
    }),
  ],
};
