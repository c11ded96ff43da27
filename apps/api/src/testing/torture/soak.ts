import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { listOpens } from '@topspin/contract';
import { followLive } from '../live-client.ts';
import type { Installation } from './installation.ts';
import type { Report } from './report.ts';

/** How much more memory there may be at the end than after the warm-up. */
const growthAllowed = 1.1;

/** In milliseconds. */
const betweenSamples = 2000;
const betweenReads = 50;
const betweenLogins = 10 * 60_000;

const readers = 8;
const viewers = 20;

/** How many opens of 20 players last so long at 20 points a second: each has 190 matches, of 140 points. */
export const opensFor = (minutes: number): number => Math.ceil((minutes + 1) / 20);

/**
 * Scores points, reads pages and follows what is played for so long. The memory of the program after the warm-up, a third of the time, is compared
 * with that at the end, each as the median of a sixth.
 */
export async function soak(at: Installation, minutes: number): Promise<Report> {
  const milliseconds = minutes * 60_000;
  const scorer = at.score(opensFor(minutes) * 190);
  const end = performance.now() + milliseconds;
  const [samples, reads, streams] = await Promise.all([
    sampleUntil(at, end),
    Promise.all(Array.from({ length: readers }, () => readUntil(at, end))),
    Promise.all(Array.from({ length: viewers }, (_, index) => followUntil(at, end, 4000 + 1000 * index))),
    logInUntil(at, end),
  ]);
  await scorer.stop();
  const lost = await at.lost(scorer.acknowledged);
  const sixths = inSixths(samples);
  const [, , warmMb = 0, , , endMb = 0] = sixths;
  return {
    part: 'soak',
    minutes,
    sixthsMb: sixths,
    growth: Number((endMb / warmMb).toFixed(3)),
    mostMb: Math.max(...samples),
    exits: at.hasEnded ? 1 : 0,
    reads: sum(reads.map(({ done }) => done)),
    refusedReads: sum(reads.map(({ refused }) => refused)),
    streams: sum(streams),
    acknowledged: scorer.acknowledged.length,
    lost,
    faults: scorer.faults(),
    slowestAnswerMs: scorer.slowest(),
    answers: Object.fromEntries(scorer.answers),
    ok: !at.hasEnded && lost === 0 && scorer.faults() === 0 && endMb <= growthAllowed * warmMb,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function inSixths(samples: readonly number[]): number[] {
  const length = Math.max(1, Math.ceil(samples.length / 6));
  return [0, 1, 2, 3, 4, 5].map((sixth) => median(samples.slice(sixth * length).slice(0, length)));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** What the program takes of the machine's memory, in MB, now and then. */
async function sampleUntil(at: Installation, end: number): Promise<number[]> {
  const samples: number[] = [];
  while (performance.now() < end && !at.hasEnded) {
    const pid = String(at.program.child.pid);
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' }));
    samples.push(Math.round(kilobytes / 1024));
    await pause(betweenSamples);
  }
  return samples;
}

async function readUntil(at: Installation, end: number) {
  let done = 0;
  let refused = 0;
  while (performance.now() < end && !at.hasEnded) {
    const { status } = await at.organiser.call(listOpens);
    done += 1;
    if (status !== 200) refused += 1;
    await pause(betweenReads);
  }
  return { done, refused };
}

/** Opens a stream and leaves it, again and again, as phones do that are taken out and put away; returns how often. */
async function followUntil(at: Installation, end: number, each: number): Promise<number> {
  let streams = 0;
  while (performance.now() < end && !at.hasEnded) {
    const stream = await followLive(at.address, ['active', 'opens']);
    streams += 1;
    await pause(Math.min(each, Math.max(0, end - performance.now())));
    stream.cut();
    await stream.ended;
  }
  return streams;
}

async function logInUntil(at: Installation, end: number): Promise<void> {
  while (end - performance.now() > betweenLogins) {
    await pause(betweenLogins);
    await at.logIn();
  }
}
