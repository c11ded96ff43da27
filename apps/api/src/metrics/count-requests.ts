import type { FastifyInstance, RouteOptions } from 'fastify';

/** How many answers of each class, from 1xx to 5xx, a route gave. */
export type RouteCount = { readonly route: string; readonly classes: readonly number[] };

/** What takes about as long: a tap must be quick, a file may be slow on a weak connection. */
export const requestKinds = ['read', 'write', 'point', 'health', 'file'] as const;
export type RequestKind = (typeof requestKinds)[number];

export type RequestCounts = {
  readonly counts: Iterable<RouteCount>;
};

type Observe = (kind: RequestKind, seconds: number) => void;

/**
 * Counts the answers of each route by class, and hands on how long they took. Addresses are counted under the name of their route, never
 * as they were asked for: they carry ids and tokens.
 */
export function countRequests(app: FastifyInstance, observe: Observe): RequestCounts {
  const counts = new Map<string, number[]>();
  const classesOf = (route: string): number[] => {
    const known = counts.get(route) ?? [0, 0, 0, 0, 0];
    counts.set(route, known);
    return known;
  };
  app.addHook('onRoute', (options) => {
    const route = options.config?.route;
    const classes = classesOf(route?.name ?? 'file');
    const kind = kindOf(options);
    // A stream lasts as long as somebody watches.
    const isTimed = route?.download !== 'text/event-stream';
    const { onResponse = [] } = options;
    options.onResponse = [
      ...(Array.isArray(onResponse) ? onResponse : [onResponse]),
      (_request, reply, done) => {
        note(classes, reply.statusCode);
        if (isTimed) observe(kind, reply.elapsedTime / 1000);
        done();
      },
    ];
  });
  const unknown = classesOf('unknown');
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) note(unknown, reply.statusCode);
    done();
  });
  return {
    get counts() {
      return [...counts].map(([route, classes]) => ({ route, classes }));
    },
  };
}

function note(classes: number[], status: number): void {
  const at = Math.floor(status / 100) - 1;
  classes[at] = (classes[at] ?? 0) + 1;
}

function kindOf({ config }: RouteOptions): RequestKind {
  const { route, access } = config ?? {};
  if (!route) return 'file';
  if (route.tag === 'health') return 'health';
  if (access?.limit === 'points') return 'point';
  return route.method === 'GET' ? 'read' : 'write';
}
