import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#http/fail.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Its slot while it waits for its answer: see `endInTime`. */
    slot: number;
  }
}

/** In milliseconds: the ten seconds within which a call is answered, less the interval of our timer. */
const usualLimit = 9250;

/**
 * Answers 503 when an API call takes too long; its queries end at the database's own limits. Health has a shorter
 * limit, and uploads and web files, which may be slow on a weak connection, have none.
 * One timer checks all calls: Fastify's own limit costs a timer and an unused abort signal for each.
 */
export function endInTime(app: FastifyInstance, limit = usualLimit): void {
  app.decorateReply('slot', -1);
  const waiting = waitingRoom();
  app.addHook('onRequest', (_, reply, done) => {
    waiting.enter(reply, performance.now() + limit);
    done();
  });
  app.addHook('onResponse', (_, reply, done) => {
    waiting.leave(reply);
    done();
  });
  const timer = setInterval(() => endLate(waiting), limit / 40);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

type Waiting = { readonly reply: FastifyReply; readonly end: number };

/**
 * The calls under way, in slots that are reused. Not a `Map`, for the reason given in
 * `least-recent.ts`.
 */
function waitingRoom() {
  const slots: (Waiting | undefined)[] = [];
  const free: number[] = [];
  return {
    slots,
    enter(reply: FastifyReply, end: number): void {
      reply.slot = free.pop() ?? slots.length;
      slots[reply.slot] = { reply, end };
    },
    leave(reply: FastifyReply): void {
      if (slots[reply.slot]?.reply !== reply) return;
      slots[reply.slot] = undefined;
      free.push(reply.slot);
    },
  };
}

function endLate(room: ReturnType<typeof waitingRoom>): void {
  const now = performance.now();
  for (const waiting of room.slots) {
    if (!waiting || waiting.end > now) continue;
    const { reply } = waiting;
    room.leave(reply);
    if (isUnanswered(reply) && isLimited(reply.request)) reply.send(fail('server.overloaded'));
  }
}

/** A file that is being sent has been answered, however long it takes. */
const isUnanswered = ({ sent, raw }: FastifyReply): boolean => !sent && !raw.headersSent;

function isLimited({ routeOptions: { config } }: FastifyRequest): boolean {
  const { route } = config;
  return route !== undefined && route.upload === undefined && route.tag !== 'health';
}
