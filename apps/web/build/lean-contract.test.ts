import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { readByServer, withoutServerParts } from './lean-contract.ts';

test('a route keeps what the browser reads of it', () => {
  const code = withoutServerParts(`export const editOpen = route({
    name: 'editOpen', method: 'PATCH',
    path: '/app/opens/{id}', tag,
    summary: 'Edit an open, and more',
    params: byId,
    body: newOpen,
    answers: { 200: z.object({ version: z.int() }), 204: null },
    errors: ['thing.notFound']
  });`);
  for (const kept of ["'editOpen'", "'PATCH'", "'/app/opens/{id}'"]) expect(code).toContain(kept);
  for (const left of ['tag', 'Edit an', 'byId', 'newOpen', 'z.int', 'notFound'])
    expect(code).not.toContain(left);
});

test('what only the server needs of a file goes with the routes that named it', () => {
  const code = withoutServerParts(`import { z, type Zod } from 'zod/mini';
    import { instant } from './values.ts';
    import { base } from './base.ts';
    const tag = 'opens';
    const time = z.object({ at: instant });
    const at = (path: Zod) => base + path;
    type Time = z.infer<typeof time>;
    export const getOpen = route({ path: at('/open'), tag, answers: { 200: time } });`);
  for (const kept of ['./base.ts', 'const at =', "at('/open')"]) expect(code).toContain(kept);
  for (const left of ['zod/mini', './values.ts', 'const tag', 'const time']) expect(code).not.toContain(left);
});

test('a constant may be left out where nothing names it, and has the same value elsewhere', () => {
  const code = withoutServerParts('const most = 5 as const;\nexport const limits = { most, least: f(1) };');
  expect(code).toBe(
    'const most = /* @__PURE__ */ (() => (5 as const))();\n' +
      'export const limits = /* @__PURE__ */ (() => ({ most, least: f(1) }))();',
  );
});

test('what takes a value apart stays while one of its parts is named', () => {
  const code = withoutServerParts(`const { name, at: [start = 0], ...shared } = newOpen.shape;
    const { unnamed } = other;
    export const rounds = list({ ...shared });
    export const first = start;`);
  expect(code).toContain('...shared } =');
  expect(code).not.toContain('unnamed');
});

test.each(['summary', 'answers'])('%s of anything but a route stays', (field) => {
  expect(withoutServerParts(`export const open = page({ ${field}: 1 });`)).toContain(field);
});

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
    if (typeof of === 'string' && routes.has(of) && readByServer.has(name)) found.push(`${of}.${name}`);
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
