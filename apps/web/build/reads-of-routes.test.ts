import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

/** What the types of a route have and browsers do not: they load the calls of the contract instead (ADR 112). */
const onServer: ReadonlySet<string> = new Set([
  'summary',
  'tag',
  'params',
  'query',
  'body',
  'answers',
  'errors',
  'ifMatch',
  'shared',
  'upload',
  'download',
]);

/** The places where code reads a part of a route that browsers do not have; routes are contract imports and the name `route`. */
function readsOfServer(code: string): readonly string[] {
  const { program } = parseSync('a.tsx', code);
  const routes = new Set(['route']);
  const found: string[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value === '@topspin/contract') for (const { local } of specifiers) routes.add(local.name);
    },
  }).visit(program);
  const read = (of: unknown, name: string): void => {
    if (typeof of === 'string' && routes.has(of) && onServer.has(name)) found.push(`${of}.${name}`);
  };
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && property.type === 'Identifier') read(object.name, property.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
      for (const property of id.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          read(init.name, property.key.name);
    },
  }).visit(program);
  return found;
}

describe('what the browser reads of a route that only the server has', () => {
  test.each([
    ["import { editOpen } from '@topspin/contract'; use(editOpen.body)", ['editOpen.body']],
    ["import { editOpen as edit } from '@topspin/contract'; const { body, path } = edit", ['edit.body']],
    ['const send = (route) => check(route.answers)', ['route.answers']],
    ["import { editOpen } from '@topspin/contract'; use(editOpen.path, problem.body)", []],
  ])('in «%s» is found', (code, found) => expect(readsOfServer(code)).toEqual(found));

  test('is nothing', () => {
    const root = new URL('..', import.meta.url).pathname;
    const files = globSync('{src,worker}/**/*.{ts,tsx}', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    const reads = files.flatMap((file) =>
      readsOfServer(readFileSync(root + file, 'utf8')).map((read) => `${file}: ${read}`),
    );
    expect(reads).toEqual([]);
  });
});
