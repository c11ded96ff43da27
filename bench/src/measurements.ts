import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Row } from './benchmark.ts';
import { goalOf, rankOf } from './goals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = `${root}docs/measurements.md`;

const heading = '| Row | Goal | Figure | Ratio | CPU | Reached | Commit | Date |';
const rule = '| --- | --- | --- | --- | --- | --- | --- | --- |';

/** The section of the benchmarks in a file without one. */
const fresh = `# Measurements

## Benchmarks

Written by `.concat(
  '`npm run bench -- --record NAME…`',
  `: what each row measured last, and at which commit.

${heading}
${rule}
`,
);

/** A recorded row: its name, and the line of the table. */
type Line = readonly [name: string, line: string];

/** Notes what was measured in docs/measurements.md; other rows and other sections stay. */
export function record(rows: readonly Row[]): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : fresh;
  writeFileSync(
    file,
    recorded(text.includes(heading) ? text : `${text.trimEnd()}\n\n${sectionOf(fresh)}`, rows),
  );
}

const sectionOf = (text: string): string => text.slice(text.indexOf('## '));

/** The text with these rows in its table, in the order of their goals. A row that has no goal any more is left out. */
export function recorded(
  text: string,
  rows: readonly Row[],
  when = { commit: commit(), date: today() },
): string {
  const start = text.indexOf(rule) + rule.length + 1;
  const end = start + (/^(?:\|.*\n)*/u.exec(text.slice(start))?.[0].length ?? 0);
  const lines = new Map<string, string>([
    ...linesOf(text.slice(start, end)).filter(([name]) => rankOf(name) >= 0),
    ...rows.map((row): Line => [row.name, lineOf(row, when)]),
  ]);
  const ordered = [...lines].toSorted(([one], [other]) => rankOf(one) - rankOf(other));
  return `${text.slice(0, start)}${ordered.map(([, line]) => `${line}\n`).join('')}${text.slice(end)}`;
}

const linesOf = (table: string): Line[] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [/`([^`]+)`/u.exec(line)?.[1] ?? '', line]);

function lineOf(row: Row, { commit: at, date }: { readonly commit: string; readonly date: string }): string {
  const { name, value, unit, against, ratio, cpu, goal, ok } = row;
  const beside = against ? ` (${against.name}: ${shown(against.value)})` : '';
  const spent = cpu
    ? `${shown(cpu.value)}${cpu.against === undefined ? '' : ` : ${shown(cpu.against)}`} µs`
    : '';
  const reached = goalOf(name).of === 'nothing' ? '' : ok ? 'ok' : 'no';
  const cells = [
    `\`${name}\``,
    goal,
    `${shown(value)} ${unit}${beside}`,
    ratio ?? '',
    spent,
    reached,
    at,
    date,
  ];
  return `| ${cells.join(' | ')} |`;
}

const shown = (figure: number): string => figure.toLocaleString('en', { maximumSignificantDigits: 12 });

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that was measured; with `+` if files differ from it, but for the record itself. */
const commit = (): string =>
  git('rev-parse', '--short=8', 'HEAD') +
  (git('status', '--porcelain', '--', '.', ':!docs/measurements.md') === '' ? '' : '+');

const today = (): string => new Date().toISOString().slice(0, 10);
