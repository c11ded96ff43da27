import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { apiTexts } from '@topspin/messages/api';
import { languages } from '@topspin/contract';
import { addCrowd } from './crowd.ts';
import type { Installation } from './installation.ts';
import { closedLoop, openLoop, Readers, type PageRead, type Heard } from './load.ts';
import type { Report } from './report.ts';

const people = 300;
/** Of all that is asked, what one account asks alone. */
const shareOfOne = 0.3;
const times = 5;
/** Phones in the halls. */
const phones = 1500;

type Goals = { readonly acceptedMs: number; readonly memory: number; readonly recoveredMs: number };
const goals: Goals = { acceptedMs: 2000, memory: 300, recoveredMs: 1000 };

/**
 * Measures how much a server can answer, and then asks for five times as much, a third of it by one account, while matches are scored
 * and a few people look something up now and then. The load shares the processors with the server: what counts is the ratio.
 */
export async function overload(at: Installation, ms: number): Promise<Report> {
  const tokens = await addCrowd(at.databaseUrl, people);
  const readers = new Readers(at.port, phones);
  const fewReaders = new Readers(at.port, 40);
  const next = asking(at, tokens.slice(1));
  const few = asking(at, tokens.slice(1, 6));
  const scorer = at.score(24);
  await closedLoop({ readers: fewReaders, next, ms: 5000 });
  const calm = await closedLoop({ readers: fewReaders, next, ms: 5000 });
  await readers.arrive(next);
  const capacity = calm.filter(isAccepted).length / 5;
  const memory = watchMemory(at.program.child.pid);
  const before = memory.now();
  const loud = asking(at, tokens.slice(0, 1));
  const mixed = () => (Math.random() < shareOfOne ? loud() : next());
  const [{ answers, notSent }, lookedUp] = await Promise.all([
    openLoop({ readers, next: mixed, ms }, capacity * times),
    nowAndThen(fewReaders, few, ms),
  ]);
  const stopped = performance.now();
  const recoveredMs = await untilRecovered(fewReaders, few, stopped);
  const all = await answers;
  await scorer.stop();
  const lost = await at.lost(scorer.acknowledged);
  memory.stop();
  readers.close();
  fewReaders.close();
  const accepted = summary(all.filter(isAccepted));
  const refused = summary(all.filter((one) => !isAccepted(one)));
  const ofOne = all.filter(({ asked }) => asked.token === tokens[0]);
  const ofOthers = all.filter(({ asked }) => asked.token !== tokens[0]);
  const faults = all.filter((one) => !isAccepted(one) && !isRefusal(one));
  return {
    part: 'overload',
    capacityPerSecond: Math.round(capacity),
    askedPerSecond: Math.round((all.length / ms) * 1000),
    notSent,
    acceptedPerSecond: Math.round((accepted.count / ms) * 1000),
    accepted,
    refused,
    faults: faults.length,
    faultsLike: [...new Set(faults.map(({ status, text }) => `${status} ${text.slice(0, 80)}`))].slice(0, 3),
    acceptedOfTheLoud: shareOf(ofOne),
    acceptedOfOthers: shareOf(ofOthers),
    lookedUp: { ...summary(lookedUp.filter(isAccepted)), refused: lookedUp.filter(isRefusal).length },
    points: {
      acknowledged: scorer.acknowledged.length,
      lost,
      slowestMs: scorer.slowest(),
      answers: Object.fromEntries(scorer.answers),
    },
    memoryMB: { before, most: memory.most(), goal: goals.memory },
    recoveredMs,
    ok:
      lost === 0 &&
      faults.length === 0 &&
      scorer.faults() === 0 &&
      accepted.p99 <= goals.acceptedMs &&
      memory.most() <= goals.memory &&
      recoveredMs <= goals.recoveredMs,
  };
}

const isAccepted = ({ status }: Heard): boolean => status === 200;

/** A refusal that a person can read and a program can follow. */
function isRefusal({ status, headers, text, asked: { lang } }: Heard): boolean {
  if (status !== 503 || !/^retry-after: [1-9]/imu.test(headers)) return false;
  const { code, message } = JSON.parse(text) as { code: string; message: string };
  return code === 'server.overloaded' && message === apiTexts[lang].errors[code].message;
}

function oneOf<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** Pages that are read for whoever looks, and kept for nobody: mostly matches, the open and now and then a group of it. */
function asking(at: Installation, tokens: readonly string[]): () => PageRead {
  const { open, groups, matches } = at.pages;
  return () => {
    const which = Math.random();
    const path = which < 0.5 ? oneOf(matches) : which < 0.8 ? open : oneOf(groups);
    return { path, token: oneOf(tokens), lang: oneOf(languages) };
  };
}

async function nowAndThen(readers: Readers, next: () => PageRead, ms: number): Promise<Heard[]> {
  const all: Promise<Heard>[] = [];
  for (const end = performance.now() + ms; performance.now() < end; await pause(100))
    all.push(...[readers.read(next()) ?? []].flat());
  return Promise.all(all);
}

/** In milliseconds: what an answer may take of a server that has nothing else to do. */
const prompt = 250;

async function untilRecovered(readers: Readers, next: () => PageRead, since: number): Promise<number> {
  for (;;) {
    const heard = await readers.read(next());
    if (heard && isAccepted(heard) && heard.ms <= prompt)
      return Math.round(performance.now() - since - heard.ms);
    if (performance.now() - since > 20_000) return 20_000;
    await pause(20);
  }
}

const shareOf = (all: readonly Heard[]): number =>
  Math.round((all.filter(isAccepted).length / Math.max(1, all.length)) * 1000) / 1000;

function summary(all: readonly Heard[]) {
  const sorted = all.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), slowest: sorted.at(-1) ?? 0 };
}

/** The resident memory of a process in MB, where the system says it. */
function watchMemory(pid: number | undefined) {
  const now = (): number => {
    try {
      const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/mu) ?? [];
      return Math.round(Number(kilobytes) / 1000);
    } catch {
      return 0;
    }
  };
  let most = now();
  const timer = setInterval(() => (most = Math.max(most, now())), 200);
  return { now, most: () => most, stop: () => clearInterval(timer) };
}
