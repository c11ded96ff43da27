import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { paths } from '../apps/web/src/lib/paths.ts';

const folder = fileURLToPath(new URL('../docs', import.meta.url));
const page = readFileSync(join(folder, 'coverage.md'), 'utf8');

type Row = { readonly item: string; readonly made: string; readonly proven: string };
type Link = { readonly text: string; readonly file: string };

/** The rows of the tables of a page: what is asked for, what makes it, what proves it. */
const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| What is asked for'))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([item = '', made = '', proven = '']) => ({ item, made, proven }));

const linksOf = (cell: string): Link[] =>
  [...cell.matchAll(/\[((?:[^\]]|\](?!\())*)\]\(([^)]+)\)/gu)].map(([, text = '', file = '']) => ({
    text,
    file,
  }));

const contentOf = (file: string): string => readFileSync(join(folder, file), 'utf8').replaceAll(/\s+/gu, ' ');

/** All Spanish texts, as they are written. */
const words = readdirSync(join(folder, '../packages/messages/src/es'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => contentOf(`../packages/messages/src/es/${name}`))
  .join('\n');

/** What is wrong with a row; empty if every link leads somewhere and every text exists. */
function faults({ item, made, proven }: Row): string[] {
  const links = [...linksOf(made), ...linksOf(proven)];
  const lost = links.filter(({ file }) => !existsSync(join(folder, file)));
  if (lost.length > 0) return lost.map(({ file }) => `there is no ${file}`);
  const [first] = linksOf(made);
  return [
    ...(first ? [] : ['nothing makes it']),
    ...(linksOf(proven).length > 0 ? [] : ['nothing proves it']),
    ...linksOf(proven)
      .filter(({ file }) => !/\.(?:test|spec)\.tsx?$/u.test(file))
      .map(({ file }) => `${file} is no test`),
    ...linksOf(proven)
      .filter(({ text, file }) => !contentOf(file).includes(text))
      .map(({ text, file }) => `${file} has no test “${text}”`),
    ...[...made.matchAll(/\]\(([^)]+)\)((?: `[^`]+`)+)/gu)].flatMap(([, file = '', code = '']) =>
      code
        .split('`')
        .filter((part) => part.trim() !== '' && !contentOf(file).includes(part))
        .map((part) => `${file} has no ${part}`),
    ),
    ...[...item.matchAll(/«([^»]+)»/gu)]
      .filter(([, text = '']) => !words.includes(`'${text}`))
      .map(([text]) => `no Spanish text is ${text}`),
  ];
}

const rows = rowsOf(page);

describe('what was specified', () => {
  test('is listed', () => {
    expect(rows.length).toBeGreaterThan(150);
  });

  test.each(rows)('$item: is made by these files and proven by these tests', (row) => {
    expect(faults(row)).toEqual([]);
  });

  test('has each of its addresses in the application', () => {
    const pattern = (path: string) => path.replaceAll(/\{[^}]+\}|\$[A-Za-z]+/gu, '*');
    const known = new Set(Object.values(paths).map(pattern));
    const routes = page.slice(page.indexOf('## Routes'), page.indexOf('## Screens'));
    const asked = rowsOf(routes).flatMap(({ item }) =>
      [...item.matchAll(/`(\/[^`]*)`/gu)].map(([, path = '']) => path),
    );
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((path) => !known.has(pattern(path)))).toEqual([]);
  });
});

/** A title that this file does not have in one piece. */
const absent = ['no', 'such', 'test'].join(' ');

test.each([
  [
    'a file that is gone',
    '[a](../gone.ts)',
    '[faults](../scripts/coverage.test.ts)',
    'there is no ../gone.ts',
  ],
  [
    'a test that is gone',
    '[a](../scripts/check.ts)',
    `[${absent}](../scripts/coverage.test.ts)`,
    `../scripts/coverage.test.ts has no test “${absent}”`,
  ],
  ['no test at all', '[a](../scripts/check.ts)', '', 'nothing proves it'],
])('%s is found', (_, made, proven, fault) => {
  expect(faults({ item: 'anything', made, proven })).toContain(fault);
});
