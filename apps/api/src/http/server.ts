import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { brokenRequestAnswer } from '#http/answer/broken-request.ts';
import { nameErased } from '#http/answer/erased-names.ts';
import { answerError } from '#http/answer/error-answer.ts';
import { boundConnections, headerTimes } from '#http/limits/connections.ts';
import { endInTime } from '#http/limits/deadline.ts';
import { fail } from './fail.ts';
import { parseJsonBodies } from '#http/request/json-body.ts';
import { queryTextReader } from '#http/request/query-text.ts';
import { withoutData } from '#http/log/without-data.ts';
import { noteOutages } from '#http/log/outages.ts';
import { newRequestId } from '#http/request/request-id.ts';
import { jsonHeaders, secure, type SecurityHeaders } from '#http/web/security.ts';

export type ServerSettings = {
  readonly logLevel: string;
  readonly trustProxy: boolean | number | string;
};

const bodyLimit = 1024 * 1024;
const parameterLength = 300;
/** Enough for a picture from a phone on a weak connection; a client that trickles bytes is cut off. */
const requestTimeout = 120_000;

/**
 * An empty server that numbers requests, parses JSON strictly and answers every failure in one shape. Every answer has
 * these headers.
 */
export function createServer(
  { logLevel, trustProxy }: ServerSettings,
  headers: SecurityHeaders = { page: {}, embed: {} },
): FastifyInstance {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, serializers: { err: withoutData } },
    // URLs carry emailed tokens, so only the route is logged: see `logAnswers`.
    // A logger for each request would cost more than a short route: lines that need the request id add it.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? trustHops(trustProxy) : trustProxy,
    bodyLimit,
    requestTimeout,
    http: headerTimes,
    clientErrorHandler: brokenRequestAnswer(jsonHeaders),
    routerOptions: { maxParamLength: parameterLength, querystringParser: queryTextReader() },
    // No hook runs for a malformed URL.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(jsonHeaders)),
    genReqId: newRequestId,
    forceCloseConnections: 'idle',
    // What comes while it stops is answered as always: Fastify's own 503 has no code that a client knows.
    return503OnClosing: false,
  });
  if (trustProxy === false) boundConnections(app.server);
  app.decorate('outages', noteOutages(app.log));
  secure(app, headers);
  endInTime(app);
  parseJsonBodies(app);
  numberAnswers(app);
  keepConnectionsSilently(app);
  nameErased(app);
  refuseSecondHost(app);
  if (isChatty(logLevel)) logAnswers(app);
  app.setErrorHandler(answerError);
  return app;
}

/** Whether every answer is logged; if not, the line is not even built. */
const isChatty = (logLevel: string): boolean => logLevel === 'debug' || logLevel === 'trace';

/** Trusts as many proxies as are in front of the server, counted from it. */
const trustHops = (hops: number) => (_address: string, hop: number) => hop < hops;

/** Every answer carries its request id, to quote when something went wrong. */
function numberAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

/** HTTP/1.1 keeps a connection unless an answer closes it (RFC 9112, 9.3): two headers that no browser reads. */
function keepConnectionsSilently(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { httpVersion } }, { raw }, done) => {
    const isKept = raw.shouldKeepAlive && !raw.hasHeader('connection');
    if (isKept && httpVersion === '1.1') raw.removeHeader('connection');
    done();
  });
}

/** Node keeps the first of several `Host` headers; a proxy before it may have looked at another (RFC 9112, 3.2). */
function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _, done) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
    done(hosts > 1 ? fail('request.malformed') : undefined);
  });
}

const isHost = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.debug(
      { reqId: request.id, method, route: routeOptions.url, status: reply.statusCode, milliseconds },
      'answered',
    );
    done();
  });
}
