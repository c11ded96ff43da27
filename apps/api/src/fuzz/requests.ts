import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import type { Operation } from '#http/openapi/document.ts';
import { valuesFor } from './from-schema.ts';
import type { Installed } from './known.ts';
import { listQuery } from './list-query.ts';
import { asJson, nasty, nastyText } from './nasty.ts';

export type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

type Tokens = { readonly admin: string; readonly player: string };
type FuzzContext = { readonly installed: Installed; readonly tokens: Tokens };

/** Requests of one OpenAPI operation, with mostly valid headers, path and body. */
export function requestsOf(call: Call, given: FuzzContext): fc.Arbitrary<InjectOptions> {
  const parts = {
    address: address(call, given),
    query: query(call),
    headers: headers(given),
    body: body(call, given),
  };
  return fc.record(parts).map(({ address, query, headers, body }) => ({
    method: call.method.toUpperCase() as 'GET',
    url: `/api${address}${query}`,
    headers: { ...headers, ...body.headers },
    ...(body.payload !== undefined && { payload: body.payload }),
  }));
}

/** Percent-encoded, including lone surrogates, which `encodeURIComponent` rejects. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const garbage = [
  '%',
  '%E0%A4%A',
  '%00',
  '%ff',
  '..%2f..%2fetc',
  '%252e',
  '0',
  '-1',
  'me',
  '*',
  "'",
  'a'.repeat(400),
];

function address({ path }: Call, { installed }: FuzzContext): fc.Arbitrary<string> {
  const words = path.split('/');
  const parts = words.map((word, index) => {
    if (!word.startsWith('{')) return fc.constant(word);
    const there = installed.inAddress(words.slice(0, index));
    const strange = fc.oneof(
      fc.constantFrom(...garbage),
      nastyText.map((text) => encoded(text.slice(0, 500))),
      fc.uuid(),
    );
    return there.length === 0
      ? strange
      : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: strange });
  });
  return fc.tuple(...parts).map((chosen) => chosen.join('/'));
}

function query({ operation }: Call): fc.Arbitrary<string> {
  const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  if (names.length === 0) return fc.constantFrom('', '', '?', '?a=1&a=2', '?__proto__=1', '?%');
  return listQuery(operation).map((parameters) => {
    const written = Object.entries(parameters).map(([name, value]) => `${name}=${encoded(value)}`);
    return `?${written.join('&')}`;
  });
}

const printable = fc.string({
  unit: fc.constantFrom(...Array.from('abcXYZ019 "\'*,;=/\\<>%{}[]()é\u00ff')),
  maxLength: 30,
});
const oddly = (usual: string, ...others: string[]) =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.constantFrom(usual, ...others) },
    { weight: 1, arbitrary: printable },
  );

function headers({ tokens }: FuzzContext): fc.Arbitrary<Record<string, string>> {
  return fc
    .record(
      {
        host: fc.constant('localhost'),
        authorization: fc.oneof(
          { weight: 24, arbitrary: fc.constant(`Bearer ${tokens.admin}`) },
          { weight: 4, arbitrary: fc.constant(`Bearer ${tokens.player}`) },
          { weight: 2, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: printable.map((text) => `Bearer ${text}`) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('Basic YTpi', 'Bearer', `Bearer ${tokens.admin.slice(0, -2)}`),
          },
        ),
        'x-application': oddly('topspin-web', 'topspin', ''),
        'x-application-lang': oddly('es', 'en', 'ca', 'fr', 'es,en', '__proto__'),
        'accept-language': oddly('es', '*;q=NaN', 'ca-ES,ca;q=0.9', 'x'.repeat(2000)),
        'if-match': oddly(
          '"1"',
          '"2"',
          '"3"',
          '*',
          'W/"1"',
          '"1", "2"',
          '"99999999999999999999"',
          '"-1"',
          '""',
        ),
        'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('again', 'a'.repeat(300), ''), printable),
      },
      { requiredKeys: ['host', 'authorization', 'x-application', 'if-match'] },
    )
    .map((all): Record<string, string> =>
      Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    );
}

type Body = { readonly payload?: string | Buffer; readonly headers: Record<string, string> };

const json = (payload: string, type = 'application/json'): Body => ({
  payload,
  headers: { 'content-type': type },
});

const brokenBodies: readonly Body[] = [
  { headers: {} },
  json(''),
  json('null'),
  json('{'),
  json('[[[['),
  json(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`),
  json(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  json('{"__proto__": {"admin": true}}'),
  json('{"name": "a", "name": "b"}'),
  json('{"a": 1}\u0000'),
  json('\uFEFF{}'),
  json('{"a": 1}', 'text/plain'),
  json('a=1', 'application/x-www-form-urlencoded'),
  json('{}', 'application/json; charset=utf-16'),
  json('{}', 'image/png'),
  { payload: Buffer.from('89504e470d0a1a0a', 'hex'), headers: { 'content-type': 'image/png' } },
  { payload: Buffer.from('ffd8ffe0', 'hex'), headers: { 'content-type': 'image/jpeg' } },
  { payload: Buffer.from('7b22616263223a22ff22', 'hex'), headers: { 'content-type': 'application/json' } },
];

/** Consecutive events from the start of a match's log. */
function inOrder(value: unknown): unknown {
  const events = Array.isArray(value) ? value : [];
  const [first]: readonly { type?: unknown }[] = events;
  if (first?.type !== 'toss') return value;
  return events.map((event: object, index) => ({ ...event, seq: index + 1 }));
}

function body({ operation }: Call, { installed }: FuzzContext): fc.Arbitrary<Body> {
  const broken = fc.constantFrom(...brokenBodies);
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return fc.oneof({ weight: 3, arbitrary: fc.constant<Body>({ headers: {} }) }, broken);
  const sound = valuesFor(schema, installed.inBody).map((value) => json(asJson(inOrder(value))));
  return fc.oneof(
    { weight: 16, arbitrary: sound },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: nasty.map((value) => json(asJson(value))) },
  );
}
