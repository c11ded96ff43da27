import { putResult } from '@topspin/contract';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import type { Caller } from '@topspin/api/testing/client.ts';
import { httpCaller } from '@topspin/api/testing/http-caller.ts';
import { addCrowd } from '@topspin/api/testing/torture/crowd.ts';
import { Installation } from '@topspin/api/testing/torture/installation.ts';
import { givenScoredOpen } from '@topspin/api/testing/torture/scored-open.ts';
import pg from 'pg';
import { rowOf, type Benchmark } from '../benchmark.ts';

/** Each with its organiser, and so many players that their matches last. */
const opens = 6;
const players = 16;

/** As many as one account may have under way: the next open waits for none of this one. */
const atOnce = 2;

/** How many of each open a server ends before it is measured. */
const warmUp = 15;

const sets = [
  { a: 11, b: 5 },
  { a: 11, b: 7 },
  { a: 9, b: 11 },
  { a: 11, b: 9 },
  { a: 11, b: 3 },
];

/**
 * Match ends per second in several opens at once, and how many there would be if nothing took time but what the lock of the ledger is held
 * for (ADR 42): one after the other, whichever server and open.
 */
export const matchEnds: Benchmark = {
  name: 'match.ends',
  async run() {
    const folder = await temporaryFolder();
    const at = await Installation.start(folder.path);
    try {
      await at.prepare(2);
      const played = await givenOpens(at);
      await Promise.all(played.map((open) => end(open, open.matches.splice(0, warmUp))));
      const ledger = await watchLedger(at.databaseUrl);
      const count = played.reduce((sum, { matches }) => sum + matches.length, 0);
      const began = performance.now();
      await Promise.all(played.map((open) => end(open, open.matches)));
      const seconds = (performance.now() - began) / 1000;
      const held = await ledger.stop();
      return [
        rowOf({ name: 'match.ends', value: count / seconds, unit: 'match ends per second' }),
        rowOf({ name: 'match.ends.ledger', value: count / seconds / held, unit: 'match ends per second' }),
      ];
    } finally {
      await at.stop();
      await folder.remove();
    }
  },
};

type Played = { readonly organiser: Caller; readonly matches: string[] };

async function givenOpens(at: Installation): Promise<Played[]> {
  const tokens = await addCrowd(at.databaseUrl, opens);
  const played: Played[] = [];
  for (const token of tokens) {
    const organiser = httpCaller(at.address, token);
    const { matches } = await givenScoredOpen(organiser, players);
    played.push({ organiser, matches: [...matches] });
  }
  return played;
}

/** Enters the results of these matches, some at once. */
async function end({ organiser }: Played, matches: readonly string[]): Promise<void> {
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
  let looks = 0;
  let held = 0;
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await client.query<{ is_held: boolean }>(
        `select exists (select from pg_locks where locktype = 'advisory' and objid = $1 and granted) as is_held`,
        [lock],
      );
      looks += 1;
      held += Number(rows[0]?.is_held);
      await new Promise((resolve) => setTimeout(resolve, 2 + 3 * Math.random()));
    }
  };
  const looking = look();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await looking;
      await client.end();
      return held / looks;
    },
  };
}
