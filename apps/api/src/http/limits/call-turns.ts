import type { FastifyReply, FastifyRequest } from 'fastify';
import { usualConnections } from '#db/connect.ts';
import { fail } from '#http/fail.ts';
import { idIn } from '#http/access/id-in.ts';
import type { Handler } from '#http/handle.ts';
import type { Share, TurnLimits } from './fair-queue.ts';
import { fairTurns, type FairTurns } from './fair-turns.ts';
import { networkOf } from './limits.ts';

/** The calls that take turns with others of their kind. */
type Kind = 'reads' | 'files' | 'pictures' | 'previews' | 'writes' | 'results' | 'points' | 'steps';

const share = (all: number, ofOne: number, ofOpen: number): Share => ({ all, ofOne, ofOpen });

/** As many tables as one account scores at, or requests as a page makes at once. */
const few = 32;

/** As many points as a large hall sends at once when its server is back, and answers within a second although its code is cold. */
const pointsOfHall = 250;

/** All of a kind, those of one caller and those about one open: ADR 108 and 143 say why so many. */
export const usualTurns: Readonly<Record<Kind, TurnLimits>> = {
  reads: { atOnce: share(8, 6, 7), waiting: share(3000, 1000, 2000), patience: 750, few },
  // One of a long open keeps a processor of the database for a second, and then ours: two at once on a busy machine are both too late.
  files: { atOnce: share(1, 1, 1), waiting: share(100, 10, 50), patience: 4000, few },
  // One is drawn at a time, and what waits for that would hold up the reads of a hall.
  pictures: { atOnce: share(20, 10, 20), waiting: share(1000, 200, 1000), patience: 2000, few },
  // Most of their time is the server's, and not the database's.
  previews: { atOnce: share(8, 1, 7), waiting: share(500, 100, 200), patience: 2000, few },
  // Two of one caller mostly wait for each other: they change the same open. Some of them take seconds.
  writes: { atOnce: share(6, 2, 5), waiting: share(500, 100, 200), patience: 2000, few },
  // They lock their match, and for a moment the ratings.
  results: { atOnce: share(6, 2, 5), waiting: share(500, 100, 200), patience: 2000, few },
  // One statement each, which waits for nobody else's.
  points: { atOnce: share(9, 8, 8), waiting: share(3000, 1000, 2000), patience: 1500, few: pointsOfHall },
  // These hash passwords and decode pictures, mostly without a connection, so all together may be many.
  steps: { atOnce: share(100, 3, 100), waiting: share(1000, 100, 1000), patience: 2000, few },
};

/** Reads that go on however much is scored. */
const readsAtLeast = 2;

/** Those of a server with more or fewer connections than usual; of one caller as many as otherwise. */
export function turnsFor(connections = usualConnections): typeof usualTurns {
  const scaled = (limits: TurnLimits): TurnLimits => {
    const scale = (usual: number) => Math.max(1, Math.floor((usual * connections) / usualConnections));
    const { all, ofOne, ofOpen } = limits.atOnce;
    const most = scale(all);
    return { ...limits, atOnce: share(most, Math.min(ofOne, most), Math.min(scale(ofOpen), most)) };
  };
  const { reads, writes, results, points, previews, ...rest } = usualTurns;
  return {
    ...rest,
    reads: scaled(reads),
    writes: scaled(writes),
    results: scaled(results),
    points: scaled(points),
    previews: scaled(previews),
  };
}

export type CallTurns = Readonly<Record<Kind, FairTurns>>;

/** Scoring comes first: what it has under way is taken from what may be read at once. */
export function callTurns(limits = usualTurns, connections = usualConnections): CallTurns {
  const roomBeside = ({ atOnce: { all } }: TurnLimits) => {
    const least = Math.min(readsAtLeast, all);
    return () => Math.max(least, Math.min(all, connections - results.total.underWay - points.total.underWay));
  };
  const onEnd = () => {
    reads.startWaiting();
    previews.startWaiting();
  };
  const results = fairTurns(limits.results, { onEnd });
  const points = fairTurns(limits.points, { onEnd });
  const reads = fairTurns(limits.reads, { room: roomBeside(limits.reads) });
  const previews = fairTurns(limits.previews, { room: roomBeside(limits.previews) });
  return {
    reads,
    previews,
    results,
    points,
    files: fairTurns(limits.files),
    pictures: fairTurns(limits.pictures),
    writes: fairTurns(limits.writes),
    steps: fairTurns(limits.steps),
  };
}

/** A stream lasts, and health must answer when nothing else does. */
function kindOf({ route: { method, download, tag }, access, options }: Handler): Kind | undefined {
  if (download === 'text/event-stream' || tag === 'health') return undefined;
  if (download === 'image/png') return 'pictures';
  if (download === 'application/zip') return 'files';
  if (access.limit === 'previews' || access.limit === 'estimates') return 'previews';
  if (method === 'GET') return 'reads';
  if (access.limit === 'points') return 'points';
  if (options.scores) return 'results';
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
  const { request } = reply;
  const asker = { by: callerOf(request), open: openOf(handler, request.parsedParams) };
  return turns[kind](asker, () => {
    if (reply.sent || reply.raw.destroyed) throw fail('server.overloaded');
    return work();
  });
}

/** An account, a device that a score link let in, or the address of visitors. */
const callerOf = ({ viewer, umpire, ip }: FastifyRequest): string =>
  viewer?.id ?? umpire?.id ?? networkOf(ip);

/** For reads that no cache answers: whether one would be refused now, so that nothing else need be done for it. */
export function isReadSlowly(
  { reads }: CallTurns,
  handler: Handler,
): { refusesEarly: (request: FastifyRequest) => boolean } | undefined {
  if (kindOf(handler) !== 'reads' || handler.access.byKey) return undefined;
  return {
    refusesEarly({ params }) {
      if (!reads.isSlow(openOf(handler, params))) return false;
      reads.noteRefused();
      return true;
    },
  };
}

const ofOpens = /^\/(?:app|public)\/opens\/\{id\}/u;

/** The open a call is about, if its path says it or its handler knows it; else the same for all. */
function openOf({ route: { path }, options }: Handler, params: unknown): string {
  const id = idIn(params);
  if (id === null) return '';
  return (ofOpens.test(path) ? id : options.openOf?.(id)) ?? '';
}
