import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

type Chunk = Rolldown.OutputChunk;

/** What no page of play loads: it is large, and its own pages load it when somebody opens them. */
const heavy = /leaflet|supercluster|milkdown|prosemirror|\/charts?\b|d3-|features\/(?:lab|simulators)\//u;

/** The most JavaScript each page may load before it is shown, in kB of brotli: a little above what was measured. */
const pages = [
  { page: 'login', module: 'features/auth/login-page.tsx', atMost: 198 },
  { page: 'home', module: 'app/pages/home-page.tsx', atMost: 205 },
  { page: 'open', module: 'app/pages/open-page.tsx', atMost: 332 },
  { page: 'match', module: 'features/competition/match/match-page.tsx', atMost: 287 },
] as const;

/** What only forms and their checks need: the login does without, and home has no form. */
const forForms = /node_modules\/(?:react-hook-form|@hookform|zod)\//u;

let chunks: ReadonlyMap<string, Chunk>;

beforeAll(async () => {
  // Vitest's own value would build React for development.
  vi.stubEnv('NODE_ENV', 'production');
  const root = new URL('..', import.meta.url).pathname;
  const built = await build({ root, logLevel: 'silent', build: { write: false } });
  vi.unstubAllEnvs();
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  chunks = new Map(first.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
});

/** The files that a page's code and the entry import, directly or not. */
function filesOf(module: string): readonly Chunk[] {
  const all = [...chunks.values()];
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  add(all.find(({ isEntry }) => isEntry));
  const page = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (page === undefined) throw new Error(`${module} is in no file`);
  add(page);
  return [...found];
}

/** Compressing takes longest, and most files belong to several pages. */
const sizes = new Map<Chunk, number>();
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

function sizeOf(chunk: Chunk): number {
  const size = sizes.get(chunk) ?? brotliCompressSync(chunk.code, quality).length;
  sizes.set(chunk, size);
  return size;
}

test.each(pages)('the $page page loads nothing heavy, and at most $atMost kB', ({ module, atMost }) => {
  const files = filesOf(module);
  expect(files.flatMap(({ moduleIds }) => moduleIds).filter((id) => heavy.test(id))).toEqual([]);
  const bytes = files.reduce((sum, chunk) => sum + sizeOf(chunk), 0);
  expect(bytes / 1000).toBeLessThanOrEqual(atMost);
});

test.each(pages.slice(0, 2))('the $page page loads nothing that only forms need', ({ module }) => {
  expect(
    filesOf(module)
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => forForms.test(id)),
  ).toEqual([]);
});
