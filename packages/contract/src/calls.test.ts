import { expect, test } from 'vitest';
import * as calls from './calls.generated.ts';
import * as contract from './index.ts';

const isRoute = (value: unknown): value is contract.Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value;
const routes = Object.values<unknown>(contract).filter(isRoute);

const ways = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'remove' } as const;

/** By method and name: so they compress best. */
const line = ({ name, method, path, idempotent }: contract.Route): string =>
  `export const ${name} = /* @__PURE__ */ ${ways[method]}('${name}', '${path}'${idempotent ? ', true' : ''});`;

test('browsers load what it takes to call each route', async () => {
  const lines = [
    '// Written by calls.test.ts: npx vitest run --project contract calls -u',
    `import { get, patch, post, put, remove } from './conventions/call.ts';`,
    '',
    ...routes.map(line).toSorted((a, b) => sortedBy(a).localeCompare(sortedBy(b), 'en')),
    '',
  ];
  const meant = 'After a change of routes: npx vitest run --project contract calls -u';
  await expect(lines.join('\n'), meant).toMatchFileSnapshot('calls.generated.ts');
});

const sortedBy = (written: string): string => written.slice(written.indexOf('*/'));

test('a call has what the client reads of its route', () => {
  const read = ({ name, method, path, idempotent, public: isPublic = false }: contract.Route) => ({
    name,
    method,
    path,
    idempotent,
    public: isPublic,
  });
  const expected = Object.fromEntries(routes.map((route) => [route.name, read(route)]));
  expect({ ...calls }).toEqual(expected);
});
