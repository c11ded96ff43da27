import { setTimeout as pause } from 'node:timers/promises';
import { listOpens } from '@topspin/contract';
import type { Installation } from './installation.ts';
import { freeze } from './processes.ts';
import type { Report } from './report.ts';

const callers = 24;

/** Freezes PostgreSQL with all its connections while points are scored and pages read. */
export async function freezing(at: Installation, milliseconds: number): Promise<Report> {
  const scorer = at.score(4);
  await pause(500);
  const goOn = freeze(at.postmaster);
  const end = performance.now() + milliseconds;
  const [reads, checks] = await Promise.all([
    Promise.all(Array.from({ length: callers }, () => readUntil(at, end))),
    checkUntil(at, end),
    pause(milliseconds).then(goOn),
  ]).finally(goOn);
  const readyAfterMs = await at.untilReady();
  await pause(500);
  await scorer.stop();
  const lost = await at.lost(scorer.acknowledged);
  const slowestRead = Math.max(...reads.flat());
  const slowestCheck = Math.max(...checks.map(({ after }) => after));
  return {
    part: 'freeze',
    frozenMs: milliseconds,
    exits: at.hasEnded ? 1 : 0,
    reads: reads.flat().length,
    slowestReadMs: slowestRead,
    slowestPointMs: scorer.slowest(),
    readiness: [...new Set(checks.map(({ says }) => says))],
    slowestReadinessMs: slowestCheck,
    readyAfterMs,
    acknowledged: scorer.acknowledged.length,
    lost,
    faults: scorer.faults(),
    answers: Object.fromEntries(scorer.answers),
    ok:
      !at.hasEnded &&
      lost === 0 &&
      scorer.faults() === 0 &&
      Math.max(slowestRead, scorer.slowest()) <= 10_000 &&
      slowestCheck <= 1000 &&
      readyAfterMs <= 3000,
  };
}

async function readUntil(at: Installation, end: number): Promise<number[]> {
  const times: number[] = [];
  do {
    const began = performance.now();
    await at.organiser.call(listOpens);
    times.push(Math.round(performance.now() - began));
    await pause(100);
  } while (performance.now() < end);
  return times;
}

async function checkUntil(at: Installation, end: number) {
  const checks = [await at.readiness()];
  while (performance.now() < end) {
    await pause(100);
    checks.push(await at.readiness());
  }
  return checks;
}
