import pg from 'pg';
import { vi } from 'vitest';

/**
 * What pg is asked while something runs, but for who is calling, which is known of a session in use, and for the bell, which
 * asks whether its line is there and, on a machine too busy to answer in a second, opens another.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls
      .map(([given]) => textOf(given))
      .filter((text) => !ofBell.test(text) && !text.includes('from "session_families" as "family"'));
  } finally {
    asked.mockRestore();
  }
}

const ofBell = /^(?:select 1$|listen )/u;

const textOf = (given: unknown): string =>
  typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given);
