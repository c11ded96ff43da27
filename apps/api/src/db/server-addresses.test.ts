import { expect, test } from 'vitest';
import { addressesIn, hostOf, hostsIn, wrongOption } from './server-addresses.ts';

test.each([
  ['postgres://a:b@db/topspin', ['postgres://a:b@db/topspin']],
  [
    'postgresql://a:p%40ss@one:5433,two/topspin?target_session_attrs=read-write',
    [
      'postgresql://a:p%40ss@one:5433/topspin?target_session_attrs=read-write',
      'postgresql://a:p%40ss@two/topspin?target_session_attrs=read-write',
    ],
  ],
  [
    'postgres://a@[::1]:5433,[::2]:5434/topspin',
    ['postgres://a@[::1]:5433/topspin', 'postgres://a@[::2]:5434/topspin'],
  ],
  [
    'postgres://a@/topspin?host=/run/one,/run/two&port=5432,5433',
    [
      'postgres://a@localhost/topspin?host=%2Frun%2Fone&port=5432',
      'postgres://a@localhost/topspin?host=%2Frun%2Ftwo&port=5433',
    ],
  ],
])('the servers of %s have an address each', (url, addresses) => {
  expect(hostsIn(url)?.map(({ href }) => href)).toEqual(addresses);
});

test.each(['mysql://a@b/c', 'topspin', 'postgres://a@one:x,two/c', 'postgres://a/c?host=b,c,d&port=1,2'])(
  '%s names no server',
  (url) => expect(hostsIn(url)).toBeUndefined(),
);

const at = (options: string) => `postgres://a@db/topspin?${options}`;

test.each([
  ['', [at('').slice(0, -1)]],
  ['sslmode=disable', [at('sslmode=disable&uselibpqcompat=true')]],
  ['sslmode=require', [at('sslmode=require&uselibpqcompat=true')]],
  ['sslmode=prefer', [at('sslmode=require&uselibpqcompat=true'), at('sslmode=disable&uselibpqcompat=true')]],
  ['sslmode=allow', [at('sslmode=disable&uselibpqcompat=true'), at('sslmode=require&uselibpqcompat=true')]],
  ['sslmode=verify-full&sslrootcert=system', [at('sslmode=verify-full&uselibpqcompat=true')]],
  ['host=%2Frun&sslmode=require', [at('host=%2Frun')]],
])('the ways to a server with “%s” are those of libpq', (options, ways) => {
  expect(addressesIn(options === '' ? at('').slice(0, -1) : at(options))).toEqual(ways);
});

test.each([
  ['sslmode=no-verify', 'has an sslmode that is none of disable, allow, prefer'],
  ['sslmode=verify-ca', 'needs the file of an authority in sslrootcert'],
  ['target_session_attrs=standby', 'Topspin needs a server that takes writes'],
])('%s is wrong', (options, reason) => {
  expect(wrongOption(at(options))).toContain(reason);
});

test('a server is named by host and port, without its password', () => {
  expect([
    hostOf('postgres://a:secret@db:5433/topspin'),
    hostOf('postgres://a@x/topspin?host=/run/pg'),
  ]).toEqual(['db:5433', '/run/pg']);
});
