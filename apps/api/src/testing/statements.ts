import pg from 'pg';
import { vi } from 'vitest';

/**
 * The statements sent to pg while something runs. Left out are those that read the session, which is cached
 * once it is in use, and those of the bell, which pings its connection and, on a machine too busy to answer
 * within a second, opens another.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return textsOf(asked.mock.calls.map(([given]) => given));
  } finally {
    asked.mockRestore();
  }
}

/** The texts of what was given to pg to run, without those left out. */
export const textsOf = (asked: readonly unknown[]): string[] =>
  asked
    .map(textOf)
    .filter((text) => !ofBell.test(text) && !text.includes('from "session_families" as "family"'));

const ofBell = /^(?:select 1$|listen )/u;

const textOf = (given: unknown): string =>
  typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given);
