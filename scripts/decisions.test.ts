import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../docs/adr', import.meta.url));
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const numberOf = (file: string): number => Number(/^(\d{4})-[a-z0-9-]+\.md$/u.exec(file)?.[1]);

test.each(files)('%s has 400 words at most', (file) => {
  expect(textOf(file).trim().split(/\s+/u).length).toBeLessThanOrEqual(400);
});

test.each(files)('%s begins with its number', (file) => {
  expect(textOf(file)).toMatch(new RegExp(`^# ${numberOf(file)}\\. `, 'u'));
});

test('no two decisions have the same number', () => {
  const numbers = files.map(numberOf);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('the index lists each decision once, under its number', () => {
  const listed = [...index.matchAll(/^- \[(\d+)\]\(([^)]+)\)/gmu)].map(([, number, file = '']) => ({
    number: Number(number),
    file,
  }));
  expect(listed.toSorted((a, b) => a.number - b.number)).toEqual(
    files.map((file) => ({ number: numberOf(file), file })).toSorted((a, b) => a.number - b.number),
  );
});

test('the index names the successor of a decision that is superseded', () => {
  const superseded = files.flatMap((file) => {
    const successor = /^\*\*Superseded by ADR (\d+)/mu.exec(textOf(file))?.[1];
    return successor ? [`- [${numberOf(file)}](${file}) … **superseded by ${successor}**`] : [];
  });
  const said = [...index.matchAll(/^(- \[\d+\]\([^)]+\)) .*(\*\*superseded by \d+\*\*)/gmu)];
  expect(said.map(([, decision, by]) => `${decision} … ${by}`).toSorted()).toEqual(superseded.toSorted());
});
