import { randomBytes } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import type { Report } from './report.ts';

/** What a power cut may leave in a file just written. */
const remains: readonly (() => string | Buffer)[] = [
  () => '',
  () => Buffer.alloc(4096),
  () => randomBytes(200),
  () => `${process.pid}\n`,
  () => '-',
];

/**
 * Kills program and database at once while points are scored, garbles the pid and lock files, and starts
 * again.
 */
export async function powerCuts(at: Installation, count: number): Promise<Report> {
  const acknowledged: string[] = [];
  const starts: number[] = [];
  let faults = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const scorer = at.score(4);
    await pause(1000);
    const sockets = at.socketFolder;
    await at.killAll();
    await scorer.stop();
    acknowledged.push(...scorer.acknowledged);
    faults += scorer.faults(/^(?:200$|503 \w+\.|none: )/u);
    await garble(join(at.dataDir, 'postgres/postmaster.pid'), turn);
    await garble(join(sockets, '.s.PGSQL.5432.lock'), turn + 1);
    const began = performance.now();
    await at.startAgain();
    starts.push(Math.round(performance.now() - began));
  }
  const lost = await at.lost(acknowledged);
  return {
    part: 'power cuts',
    cuts: count,
    acknowledged: acknowledged.length,
    lost,
    faults,
    slowestStartMs: Math.max(...starts),
    ok: lost === 0 && faults === 0,
  };
}

/** As if the machine had been off for a while. */
async function garble(file: string, turn: number): Promise<void> {
  await writeFile(file, remains[turn % remains.length]?.() ?? '');
  const before = new Date(Date.now() - 60_000);
  await utimes(file, before, before);
}
