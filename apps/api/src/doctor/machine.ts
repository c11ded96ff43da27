import { minute } from '#http/durations.ts';
import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname } from 'node:path';
import { codeOf } from '#platform/error-code.ts';
import { listenOn } from '#platform/listen.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { diskOf } from '#metrics/disk.ts';
import { fine, mind, together, wrong, type Answer } from './finding.ts';

/** The oldest Node whose functions Topspin uses. */
const oldestNode = 24;

export function examineNode(version = process.versions.node): Answer {
  const says = `${version} on ${platform()} ${arch()}`;
  return Number(version.split('.')[0]) < oldestNode
    ? wrong(says, `Start with Node ${oldestNode}, from nodejs.org.`)
    : fine(says);
}

type Place = { readonly host: string; readonly port: number };

/** Whether a start could open this port, or Topspin has it already. */
export async function examinePort({ host, port }: Place): Promise<Answer> {
  if (port === 0) return fine('chosen by the system at each start');
  const refusal = await refusalOf({ host, port });
  if (refusal === undefined) return fine(`${port} is free`);
  const running = await topspinAt({ host, port });
  if (running === undefined) return wrong(refusal);
  return running.isReady
    ? fine(`Topspin ${running.version} answers on ${port}`)
    : wrong(
        `Topspin ${running.version} runs on ${port}, but is not ready`,
        `Look at its log, and at /api/health/ready.`,
      );
}

async function refusalOf(place: Place): Promise<string | undefined> {
  const server = createServer();
  try {
    await listenOn(server, place);
    return undefined;
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  } finally {
    server.close();
  }
}

type Running = { readonly version: string; readonly isReady: boolean };

/** The Topspin that answers there, if any. */
export async function topspinAt({ host, port }: Place): Promise<Running | undefined> {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const ask = (path: string) =>
    fetch(`http://${address}:${port}/api/health/${path}`, { signal: AbortSignal.timeout(3000) });
  try {
    const { version }: { version?: unknown } = Object(await (await ask('version')).json());
    return typeof version === 'string' ? { version, isReady: (await ask('ready')).ok } : undefined;
  } catch {
    return undefined;
  }
}

const mega = 1e6;

/** Whether a folder, or the one it would be made in, can be written, and the room on its disk. */
export async function examineFolder(path: string): Promise<Answer> {
  const there = nearest(path);
  return together([await examineAccess(path, there), await examineRoom(there)]);
}

const nearest = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));

async function examineAccess(path: string, there: string): Promise<Answer> {
  try {
    await access(there, constants.W_OK | constants.X_OK);
    return fine(there === path ? path : `${path}, made at the first start`);
  } catch (error) {
    return wrong(
      `${there} cannot be written (${codeOf(error)})`,
      'Start as the user it belongs to, or set DATA_DIR to another folder.',
    );
  }
}

async function examineRoom(folder: string): Promise<Answer> {
  const disk = await diskOf(folder);
  if (disk === undefined) return fine('room unknown');
  const says = `${Math.floor(disk.free / mega)} MB free`;
  const advice = 'Make room: old backups and logs first.';
  if (disk.free < 100 * mega) return wrong(says, advice);
  return disk.free < 1000 * mega ? mind(says, advice) : fine(says);
}

/** A clock is wrong if something was made later than now: nothing else is known without a network. */
export function examineClock(now: Date, made: readonly { readonly by: string; readonly at: Date }[]): Answer {
  const later = made.find(({ at }) => at.getTime() > now.getTime() + minute);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (later === undefined) return fine(`${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${zone}`);
  return wrong(
    `It is ${now.toISOString()} here, and ${later.by} is of ${later.at.toISOString()}`,
    'Set the clock of this machine: matches, sessions and backups are dated by it.',
  );
}
