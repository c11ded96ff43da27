import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * Checks that the linter enforces the arrows: each violation is planted in an empty copy and must be
 * rejected.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const oxlint = join(root, 'node_modules/.bin/oxlint');

type Diagnostic = { filename: string; code: string; message: string; help?: string };
type Planted = { file: string; line: string; says: string };

const engine = 'The engine imports nothing from outside itself.';
const contract = 'The contract imports only the engine and zod/mini.';
const messages = "The messages import only the contract's types.";
const embedded = 'The embedded PostgreSQL is independent of this project';
const meet = 'share only the contract.';
const apart = 'Features do not import each other';
const reads = 'only through its queries and commands';
const design = 'The design system has no terms of the domain.';
const general = 'knows nothing of tournaments';

const refused: Planted[] = [
  { file: 'packages/engine/src/draw/a.ts', line: `import 'zod';`, says: engine },
  { file: 'packages/engine/src/draw/b.ts', line: `import 'node:fs';`, says: engine },
  { file: 'packages/engine/src/draw/c.ts', line: `import '@topspin/contract';`, says: engine },
  { file: 'packages/engine/src/draw/d.ts', line: `import '../../../../apps/api/src/app.ts';`, says: engine },
  { file: 'packages/engine/src/draw/e.ts', line: `await import('fs');`, says: engine },
  { file: 'packages/engine/src/draw/f.ts', line: `export const now = new Date();`, says: `'Date'` },
  {
    file: 'packages/engine/src/draw/g.ts',
    line: `export const now = performance.now();`,
    says: `'performance'`,
  },
  {
    file: 'packages/engine/src/draw/h.ts',
    line: `export const lot = Math.random();`,
    says: 'Randomness is an argument',
  },
  { file: 'packages/contract/src/a.ts', line: `import 'zod';`, says: contract },
  { file: 'packages/contract/src/b.ts', line: `import '@topspin/messages';`, says: contract },
  { file: 'packages/contract/src/c.ts', line: `import 'fastify';`, says: contract },
  {
    file: 'packages/contract/src/d.test.ts',
    line: `import '@topspin/api/app.ts';`,
    says: 'Packages do not import',
  },
  { file: 'packages/messages/src/a.ts', line: `import { x } from '@topspin/contract';`, says: messages },
  { file: 'packages/messages/src/b.ts', line: `import type { x } from '@topspin/engine';`, says: messages },
  { file: 'packages/embedded-postgres/src/a.ts', line: `import '@topspin/contract';`, says: embedded },
  { file: 'packages/embedded-postgres/src/b.ts', line: `import 'kysely';`, says: embedded },
  {
    file: 'packages/embedded-postgres/src/c.ts',
    line: `import '../../../apps/api/src/platform/listen.ts';`,
    says: embedded,
  },
  { file: 'packages/embedded-postgres/src/d.test.ts', line: `import '@topspin/api/a.ts';`, says: embedded },
  {
    file: 'packages/embedded-postgres/src/e.ts',
    line: `export const port = process.env['PGPORT'];`,
    says: 'process.env',
  },
  { file: 'apps/api/src/a.ts', line: `import '@topspin/web';`, says: meet },
  { file: 'apps/api/src/b.ts', line: `import '../../web/src/lib/paths.ts';`, says: meet },
  { file: 'apps/api/src/c.ts', line: `export const port = process.env['PORT'];`, says: 'process.env' },
  {
    file: 'apps/api/src/http/a.ts',
    line: `import '#features/opens/actions.ts';`,
    says: 'does not import features',
  },
  { file: 'apps/api/src/features/opens/a.ts', line: `import '#features/players/store.ts';`, says: reads },
  { file: 'apps/api/src/features/opens/b.ts', line: `import '../players/store.ts';`, says: reads },
  { file: 'apps/api/src/features/opens/c.ts', line: `import '../../../../web/src/x.ts';`, says: reads },
  { file: 'apps/api/src/features/opens/store.ts', line: `import './actions.ts';`, says: 'never back' },
  { file: 'apps/api/src/features/opens/present.ts', line: `import './routes.ts';`, says: 'never back' },
  {
    file: 'apps/api/src/features/competition/play/a.ts',
    line: `import '#features/opens/store.ts';`,
    says: reads,
  },
  { file: 'apps/api/src/features/competition/play/b.ts', line: `import '../store/matches.ts';`, says: reads },
  {
    file: 'apps/api/src/features/opens/state/a.ts',
    line: `import '#features/players/store.ts';`,
    says: reads,
  },
  {
    file: 'apps/api/src/features/opens/d.ts',
    line: `import '#features/competition/store/matches.ts';`,
    says: reads,
  },
  { file: 'apps/web/src/app/a.tsx', line: `import '@topspin/api/app.ts';`, says: meet },
  {
    file: 'apps/web/src/features/opens/a.tsx',
    line: `import '#features/players/player-chip.tsx';`,
    says: apart,
  },
  { file: 'apps/web/src/features/opens/b.tsx', line: `import '../players/player-chip.tsx';`, says: apart },
  {
    file: 'apps/web/src/features/opens/tabs/c.tsx',
    line: `import '../../players/player-chip.tsx';`,
    says: apart,
  },
  { file: 'apps/web/src/features/opens/d.tsx', line: `import '#app/router.tsx';`, says: apart },
  { file: 'apps/web/src/ui/a.tsx', line: `import type { OpenState } from '@topspin/engine';`, says: design },
  { file: 'apps/web/src/ui/b.tsx', line: `import '#features/opens/open-chip.tsx';`, says: design },
  {
    file: 'apps/web/src/domain/ranking/a.ts',
    line: `import '#features/opens/api.ts';`,
    says: 'What features share does not import them',
  },
  { file: 'apps/web/src/lib/a.ts', line: `import '#features/opens/api.ts';`, says: general },
  { file: 'apps/web/src/lib/session/b.ts', line: `import '#domain/how-ended.ts';`, says: general },
  {
    file: 'apps/web/src/features/opens/e.ts',
    line: `export const day = new Intl.DateTimeFormat('es').format();`,
    says: 'written by lib/format.ts',
  },
];

const allowed: Omit<Planted, 'says'>[] = [
  { file: 'packages/engine/src/draw/ok.ts', line: `import '../random.ts';` },
  { file: 'packages/contract/src/ok.ts', line: `import '@topspin/engine'; import 'zod/mini';` },
  { file: 'packages/messages/src/ok.ts', line: `import type { x } from '@topspin/contract';` },
  {
    file: 'packages/embedded-postgres/src/ok.ts',
    line: `import './cluster.ts'; import 'node:os'; import 'node:fs/promises'; import 'pg';`,
  },
  { file: 'apps/api/src/app.ts', line: `import '#features/opens/routes.ts';` },
  { file: 'apps/api/src/platform/ok.ts', line: `import '@topspin/embedded-postgres';` },
  { file: 'apps/api/src/main.ts', line: `export const port = process.env['PORT'];` },
  {
    file: 'apps/api/src/features/opens/ok.ts',
    line: `import './store.ts'; import '#features/players/reads.ts';`,
  },
  {
    file: 'apps/api/src/features/competition/play/ok.ts',
    line: `import '#features/competition/store/matches.ts'; import '#features/opens/reads.ts';`,
  },
  {
    file: 'apps/api/src/features/opens/state/ok.ts',
    line: `import '#features/opens/store.ts'; import '#features/players/reads.ts';`,
  },
  { file: 'apps/web/src/lib/format.ts', line: `export const list = new Intl.ListFormat('es');` },
  { file: 'apps/web/src/app/ok.tsx', line: `import '#features/opens/open-page.tsx';` },
  {
    file: 'apps/web/src/features/opens/ok.tsx',
    line: `import '#ui/card.tsx'; import './api.ts'; import '#lib/paths.ts';`,
  },
  { file: 'apps/web/src/features/opens/tabs/ok.tsx', line: `import '../api.ts';` },
];

let copy: string;
let report: Diagnostic[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'topspin-boundaries-'));
  cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
  for (const { file, line } of [...refused, ...allowed]) plant(file, `${line}\n`);
  plant('packages/engine/src/cycle/a.ts', `import { b } from './b.ts';\nexport const a = () => b;\n`);
  plant('packages/engine/src/cycle/b.ts', `import { a } from './a.ts';\nexport const b = () => a;\n`);
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: copy, encoding: 'utf8' });
  report = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});

afterAll(() => rmSync(copy, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

const faultsIn = (file: string) =>
  report
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help = '' }) => `${code} ${message} ${help}`);

describe('the linter refuses', () => {
  test.each(refused)('$line in $file', ({ file, says }) => {
    expect(faultsIn(file).join('\n')).toContain(says);
  });

  test('a cycle of imports', () => {
    expect(faultsIn('packages/engine/src/cycle/a.ts').join('\n')).toContain('no-cycle');
  });
});

describe('the linter accepts', () => {
  test.each(allowed)('$line in $file', ({ file }) => {
    expect(faultsIn(file).filter((line) => /restricted|process-env/.test(line))).toEqual([]);
  });
});
