import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'packages/engine/README.md'), 'utf8');
const blockOf = (kind: string): string =>
  new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'su').exec(readme)?.[1] ?? '';

const folder = mkdtempSync(join(tmpdir(), 'topspin-engine-'));
const copy = join(folder, 'packages/engine');
const project = join(folder, 'somewhere-else');

const run = (cwd: string, program: string, ...args: string[]): string => {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const isWindows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    shell: isWindows,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
};

/** Packs a copy, since the package's manifest is another one meanwhile. */
beforeAll(() => {
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  cpSync(join(root, 'packages/engine'), copy, {
    recursive: true,
    filter: (path) => !/[/\\](?:node_modules|dist)$/u.test(path),
  });
  run(copy, 'npm', 'pack', '--pack-destination', folder);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const [tarball = ''] = globSync('*.tgz', { cwd: folder });
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', join(folder, tarball));
  writeFileSync(join(project, 'example.ts'), blockOf('ts'));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the engine, packed and installed in an empty folder', () => {
  test('runs the example of its README, which prints what it says', () => {
    expect(blockOf('text')).not.toBe('');
    expect(run(project, 'node', 'example.ts')).toBe(blockOf('text'));
  });

  test('has types, by which the example compiles', { timeout: 60_000 }, () => {
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2024,dom', '--types', ''];
    expect(run(project, 'tsc', ...options, 'example.ts')).toBe('');
  });

  test('has every function of the table in its README', () => {
    const named = [...readme.matchAll(/^\|.*\| (`.*`) \|$/gmu)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/gu)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(10);
    const script =
      "import * as engine from '@topspin/engine'; console.log(JSON.stringify(Object.keys(engine)))";
    const exported = JSON.parse(run(project, 'node', '--input-type=module', '-e', script)) as string[];
    expect(exported).toEqual(expect.arrayContaining(named));
  });

  test('brings neither TypeScript sources nor dependencies', () => {
    const installed = join(project, 'node_modules/@topspin/engine');
    expect(globSync('**/*.ts', { cwd: installed }).filter((name) => !name.endsWith('.d.ts'))).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object;
    expect(Object.keys(manifest)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/dependencies$/iu)]),
    );
  });

  test('leaves the manifest of the workspace as it was', () => {
    const original = readFileSync(join(root, 'packages/engine/package.json'), 'utf8');
    expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(original);
  });
});
