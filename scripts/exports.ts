import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A source, with its path relative to the repository. */
export type Source = { readonly path: string; readonly text: string };

const isCode = /\.tsx?$/;
const isForTests = /\.test\.tsx?$|\/(testing|fuzz|torture)\//;

/** The sources below some folders, except tests and their helpers. */
export const productSources = (root: string, folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => isCode.test(path) && !isForTests.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );

const exportsOf = ({ path, text }: Source) =>
  parseSync(path, text).module.staticExports.flatMap(({ entries }) => entries);

/** An exported value of a package, and the file that defines it. */
export type Offered = { readonly name: string; readonly path: string };

/** The values an index exports, including those of the files it re-exports. */
export function offeredBy(index: string, sources: readonly Source[]): Offered[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const read = (path: string): Offered[] => {
    const source = byPath.get(path);
    if (source === undefined) throw new Error(`${path} is exported and not there`);
    return exportsOf(source).flatMap(({ exportName, moduleRequest, isType }): Offered[] => {
      const from = moduleRequest && normalize(join(dirname(path), moduleRequest.value));
      if (exportName.name === null) return from === null ? [] : read(from);
      return isType ? [] : [{ name: exportName.name, path: from ?? path }];
    });
  };
  return read(index);
}

/** The exports that no source uses; a single occurrence is the definition itself. */
export function unused(offered: readonly Offered[], index: string, sources: readonly Source[]): string[] {
  const named = new Map<string, number>();
  for (const { path, text } of sources) {
    if (path === index) continue;
    for (const word of withoutComments(text).match(/\w+/g) ?? []) named.set(word, (named.get(word) ?? 0) + 1);
  }
  return offered.filter(({ name }) => (named.get(name) ?? 0) < 2).map(({ name }) => name);
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
