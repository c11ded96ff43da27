import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '@topspin/embedded-postgres';
import type { Installation } from './installation.ts';
import { backendsOf, signal } from './processes.ts';
import type { Report } from './report.ts';

const victims = ['backend', 'postmaster', 'backend in order'] as const;
const allowed = 3000;

/** Kills backends and postmasters in turn while points are scored, waiting for recovery each time. */
export async function kills(at: Installation, count: number): Promise<Report> {
  // A kill takes some seconds, and a match occupies its table for half a minute.
  const scorer = at.score(4 + Math.ceil(count / 2));
  const times: number[] = [];
  for (let turn = 0; turn < count && !at.hasEnded; turn += 1) {
    // At a different moment of a transaction each time.
    await pause(300 + ((turn * 137) % 900));
    times.push(await kill(at, victims[turn % victims.length] ?? 'backend'));
    if (turn % 100 === 99) await at.logIn();
  }
  await scorer.stop();
  const acknowledged = scorer.acknowledged.length;
  const lost = at.hasEnded ? acknowledged : await at.lost(scorer.acknowledged);
  const sorted = times.toSorted((a, b) => a - b);
  const slowestReady = sorted.at(-1) ?? 0;
  return {
    part: 'kills',
    kills: times.length,
    exits: at.hasEnded ? 1 : 0,
    acknowledged,
    lost,
    faults: scorer.faults(),
    readyAfterMs: {
      median: sorted[sorted.length >> 1],
      late: times.filter((time) => time > allowed).length,
      slowest: slowestReady,
    },
    slowestAnswerMs: scorer.slowest(),
    answers: Object.fromEntries(scorer.answers),
    ok:
      times.length === count &&
      !at.hasEnded &&
      lost === 0 &&
      scorer.faults() === 0 &&
      slowestReady <= allowed,
  };
}

/** Returns after how many milliseconds the server was ready again. */
async function kill(at: Installation, victim: (typeof victims)[number]): Promise<number> {
  const { postmaster = 0 } = at;
  const backend = await someBackend(postmaster);
  const began = performance.now();
  if (victim === 'postmaster') signal(postmaster, 'SIGKILL');
  else signal(backend, victim === 'backend' ? 'SIGKILL' : 'SIGTERM');
  if (victim === 'postmaster') await untilReplaced(at, postmaster);
  else await untilGone(backend);
  await at.untilReady();
  return Math.round(performance.now() - began);
}

/** The points being scored soon open connections again. */
async function someBackend(postmaster: number): Promise<number> {
  for (let turn = 0; turn < 100; turn += 1) {
    const backends = backendsOf(postmaster);
    const chosen = backends[Math.floor(Math.random() * backends.length)];
    if (chosen) return chosen.pid;
    await pause(50);
  }
  throw new Error('no connection was opened again');
}

async function untilReplaced(at: Installation, postmaster: number): Promise<void> {
  const began = performance.now();
  while (at.postmaster === undefined || at.postmaster === postmaster) {
    if (at.hasEnded || performance.now() - began > 2 * allowed) return;
    await pause(25);
  }
}

async function untilGone(pid: number): Promise<void> {
  for (let turn = 0; turn < 40 && isAlive(pid); turn += 1) await pause(25);
}
