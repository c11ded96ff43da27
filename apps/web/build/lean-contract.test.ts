import { expect, test } from 'vitest';
import { withoutServerParts } from './lean-contract.ts';

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
  for (const kept of ["'editOpen'", "'PATCH'", "'/app/opens/{id}'", 'newOpen']) expect(code).toContain(kept);
  for (const left of ['tag', 'Edit an', 'byId', 'z.int', 'notFound']) expect(code).not.toContain(left);
});

test('a constant may be left out where nothing names it, and has the same value elsewhere', () => {
  const code = withoutServerParts('const most = 5 as const;\nexport const limits = { most, least: f(1) };');
  expect(code).toBe(
    'const most = /* @__PURE__ */ (() => (5 as const))();\n' +
      'export const limits = /* @__PURE__ */ (() => ({ most, least: f(1) }))();',
  );
});

test.each(['summary', 'answers'])('%s of anything but a route stays', (field) => {
  expect(withoutServerParts(`const open = page({ ${field}: 1 });`)).toContain(field);
});
