import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '#platform/error-code.ts';
import { listOpens } from '@topspin/contract';
import { anybody, temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { Installation } from './installation.ts';
import type { Report } from './report.ts';

/** Runs a program on a disk of 300 MB, fills the disk while points are scored, and frees space again. */
export async function fullDisk(milliseconds: number): Promise<Report> {
  const folder = await temporaryFolder();
  if (!mount(folder.path)) {
    await folder.remove();
    return { part: 'full disk', ok: true, skipped: 'this user may not mount a disk' };
  }
  try {
    const installation = await Installation.start(folder.path);
    try {
      return await fillAndEmpty(installation, milliseconds);
    } finally {
      await installation.stop();
    }
  } finally {
    execFileSync('umount', [folder.path]);
    await folder.remove();
  }
}

function mount(path: string): boolean {
  try {
    const options = `size=300m,mode=755,uid=${anybody},gid=${anybody}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function fillAndEmpty(at: Installation, milliseconds: number): Promise<Report> {
  await at.prepare(8);
  const scorer = at.score(8);
  await pause(1000);
  const filler = join(at.dataDir, 'filler');
  fill(filler);
  const found = await observe(at, milliseconds);
  const whileFull = Object.fromEntries(scorer.answers);
  rmSync(filler);
  const readyAfterMs = await at.untilReady(30_000);
  const before = scorer.acknowledged.length;
  await pause(2000);
  await scorer.stop();
  const lost = await at.lost(scorer.acknowledged);
  const goesOn = scorer.acknowledged.length > before;
  return {
    part: 'full disk',
    fullMs: milliseconds,
    exits: at.hasEnded ? 1 : 0,
    ...found,
    readyAfterMs,
    goesOn,
    acknowledged: scorer.acknowledged.length,
    lost,
    faults: scorer.faults(),
    answers: whileFull,
    said: at.program.said().split('\n').slice(-6),
    ok:
      !at.hasEnded &&
      lost === 0 &&
      scorer.faults() === 0 &&
      goesOn &&
      readyAfterMs <= 10_000 &&
      found.readiness.includes('server.diskFull') &&
      found.refusedReads === 0,
  };
}

/** Until not a single page more fits on the disk. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size, 1));
    } catch (error) {
      if (codeOf(error) !== 'ENOSPC') throw error;
    }
  }
  closeSync(handle);
}

async function observe(at: Installation, milliseconds: number) {
  const readiness = new Set<string>();
  let reads = 0;
  let refusedReads = 0;
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(100)) {
    readiness.add((await at.readiness()).says);
    const { status } = await at.organiser.call(listOpens);
    reads += 1;
    if (status !== 200) refusedReads += 1;
  }
  return { readiness: [...readiness], reads, refusedReads };
}
