import { setTimeout as pause } from 'node:timers/promises';
import { putResult } from '@topspin/contract';
import pg from 'pg';
import type { Caller } from '../client.ts';
import { httpCaller } from '../http-caller.ts';
import { addCrowd } from './crowd.ts';
import type { Installation } from './installation.ts';
import type { Report } from './report.ts';
import { givenScoredOpen } from './scored-open.ts';

/** Each with its organiser, who has two under way at once: as many as one account may. */
const opens = 6;
const players = 16;
const atOnce = 2;

/** How many of each open are ended before it is measured. */
const warmUp = 15;

const sets = [
  { a: 11, b: 5 },
  { a: 11, b: 7 },
  { a: 9, b: 11 },
  { a: 11, b: 9 },
  { a: 11, b: 3 },
];

/**
 * Ends matches in several opens at once. `perSecond` is what one server ends; `ledgerPerSecond` what all servers together could end, since
 * the lock of the ledger is held by one after the other (ADR 42).
 */
export async function matchEnds(at: Installation): Promise<Report> {
  const played = await givenOpens(at);
  await Promise.all(played.map(({ organiser, matches }) => end(organiser, matches.slice(0, warmUp))));
  const ledger = await watchLedger(at.databaseUrl);
  const began = performance.now();
  await Promise.all(played.map(({ organiser, matches }) => end(organiser, matches.slice(warmUp))));
  const seconds = (performance.now() - began) / 1000;
  const held = await ledger.stop();
  const count = played.reduce((sum, { matches }) => sum + matches.length - warmUp, 0);
  const perSecond = Math.round(count / seconds);
  return {
    part: 'match ends',
    matches: count,
    perSecond,
    ledgerHeld: Math.round(held * 100) / 100,
    ledgerPerSecond: Math.round(count / seconds / Math.max(held, 0.01)),
    ok: true,
  };
}

type Played = { readonly organiser: Caller; readonly matches: readonly string[] };

async function givenOpens(at: Installation): Promise<Played[]> {
  const played: Played[] = [];
  for (const token of await addCrowd(at.databaseUrl, opens)) {
    const organiser = httpCaller(at.address, token);
    played.push({ organiser, matches: (await givenScoredOpen(organiser, players)).matches });
  }
  return played;
}

/** Enters the results of these matches, some at once. */
async function end(organiser: Caller, matches: readonly string[]): Promise<void> {
  const left = [...matches];
  const one = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop())
      await organiser.get(putResult, { params: { id }, body: { sets } });
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** The lock of `lockLedger`. */
const lock = 7_110_001;

/** For which share of the time somebody holds the lock of the ledger. */
async function watchLedger(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const stopping = new AbortController();
  let looks = 0;
  let held = 0;
  const look = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const { rows } = await client.query<{ is_held: boolean }>(
        `select exists (select from pg_locks where locktype = 'advisory' and objid = $1 and granted) as is_held`,
        [lock],
      );
      looks += 1;
      held += Number(rows[0]?.is_held);
      await pause(2 + 3 * Math.random());
    }
  };
  const looking = look();
  return {
    async stop(): Promise<number> {
      stopping.abort();
      await looking;
      await client.end();
      return held / looks;
    },
  };
}
