import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The position of a cast: a file and a line. */
export type Cast = { readonly path: string; readonly line: number };

export type Sources = { readonly lines: number; readonly casts: readonly Cast[] };

const isLeftOut = /\.test\.ts$|\.generated\.ts$/;

/**
 * The casts of a text: `as T`, `<T>x`, `x!` and Kysely's `$castTo`. `as const` and `satisfies` are checked
 * and do not count.
 */
export function castsIn(path: string, text: string): Cast[] {
  const at: number[] = [];
  const note = ({ start }: { readonly start: number }) => at.push(start);
  new Visitor({
    TSAsExpression: (node) => {
      const { typeAnnotation: type } = node;
      const isConst = type.type === 'TSTypeReference' && text.slice(type.start, type.end) === 'const';
      if (!isConst) note(node);
    },
    TSTypeAssertion: note,
    TSNonNullExpression: note,
    MemberExpression: (node) => {
      if (node.property.type === 'Identifier' && node.property.name === '$castTo') note(node);
    },
  }).visit(parseSync(path, text).program);
  return at.map((start) => ({ path, line: text.slice(0, start).split('\n').length }));
}

/** The casts in all sources below a folder except tests and generated files, and the number of lines. */
export function castsBelow(folder: string): Sources {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !isLeftOut.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  return {
    lines: sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    casts: sources.flatMap(({ path, text }) => castsIn(path, text)),
  };
}

/** Casts per thousand lines. */
export const density = ({ lines, casts }: Sources): number => (casts.length / lines) * 1000;
