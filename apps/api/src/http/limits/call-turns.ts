import type { FastifyReply, FastifyRequest } from 'fastify';
import { usualConnections } from '#db/connect.ts';
import { fail } from '#http/fail.ts';
import type { Handler } from '#http/handle.ts';
import { fairTurns, type FairTurns, type TurnLimits } from './fair-turns.ts';
import { networkOf } from './limits.ts';

/** The calls that take turns with others of their kind, and with no others. */
type Kind = 'reads' | 'files' | 'pictures' | 'previews' | 'writes' | 'points' | 'steps';

/** All of a kind, and those of one caller: ADR 108 says why so many. */
export const usualTurns: Readonly<Record<Kind, TurnLimits>> = {
  reads: { most: 8, mostOfOne: 6, mostWaiting: 1000 },
  // One of a long open keeps a processor of the database for a second, and then ours.
  files: { most: 2, mostOfOne: 1, mostWaiting: 5 },
  // One is drawn at a time, and what waits for that would hold up the reads of a hall.
  pictures: { most: 20, mostOfOne: 10, mostWaiting: 200 },
  // Most of their time is the server's, and not the database's.
  previews: { most: 8, mostOfOne: 1, mostWaiting: 100 },
  // Two of one caller mostly wait for each other: they change the same open.
  writes: { most: 6, mostOfOne: 2, mostWaiting: 100 },
  // One statement each, which waits for nobody else's.
  points: { most: 9, mostOfOne: 8, mostWaiting: 1000 },
  // These hash passwords and decode pictures, mostly without a connection, so all together may be many.
  steps: { most: 100, mostOfOne: 3, mostWaiting: 100 },
};

/** Those of a server with more or fewer connections than usual; of one caller as many as otherwise. */
export function turnsFor(connections = usualConnections): typeof usualTurns {
  const share = (limits: TurnLimits): TurnLimits => {
    const most = Math.max(1, Math.floor((limits.most * connections) / usualConnections));
    return { ...limits, most, mostOfOne: Math.min(limits.mostOfOne, most) };
  };
  const { reads, writes, points, previews, ...rest } = usualTurns;
  return {
    ...rest,
    reads: share(reads),
    writes: share(writes),
    points: share(points),
    previews: share(previews),
  };
}

export type CallTurns = Readonly<Record<Kind, FairTurns>>;

export const callTurns = (limits = usualTurns): CallTurns => ({
  reads: fairTurns(limits.reads),
  files: fairTurns(limits.files),
  pictures: fairTurns(limits.pictures),
  previews: fairTurns(limits.previews),
  writes: fairTurns(limits.writes),
  points: fairTurns(limits.points),
  steps: fairTurns(limits.steps),
});

/** A stream lasts, and health must answer when nothing else does. */
function kindOf({ route: { method, download, tag }, access, options }: Handler): Kind | undefined {
  if (download === 'text/event-stream' || tag === 'health') return undefined;
  if (download === 'image/png') return 'pictures';
  if (download === 'application/zip') return 'files';
  if (access.limit === 'previews' || access.limit === 'estimates') return 'previews';
  if (method === 'GET') return 'reads';
  if (access.limit === 'points') return 'points';
  return options.ownTransaction ? 'steps' : 'writes';
}

/**
 * Does the work of a call when it is its caller's turn, so that it takes no connection to the database before; and not at all if nobody
 * waits for the answer any more.
 */
export function inTurn<Result>(
  turns: CallTurns,
  handler: Handler,
  reply: FastifyReply,
  work: () => Promise<Result>,
): Promise<Result> {
  const kind = kindOf(handler);
  if (!kind) return work();
  return turns[kind](callerOf(reply.request), () => {
    if (reply.sent || reply.raw.destroyed) throw fail('server.overloaded');
    return work();
  });
}

/** An account, a device that a score link let in, or the address of visitors. */
const callerOf = ({ viewer, umpire, ip }: FastifyRequest): string =>
  viewer?.id ?? umpire?.id ?? networkOf(ip);
