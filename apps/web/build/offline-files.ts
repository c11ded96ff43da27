import type { Plugin, Rolldown } from 'vite';
import { offlinePages } from '../src/lib/last-state/offline-pages.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The pages to be read and scored on offline, and what their frame loads on demand. */
const pages = [
  ...offlinePages.map(({ module }) => module),
  'app/waiting-items.tsx',
  'app/layouts/sliding-drawer.tsx',
  'ui/notify/notification-bar.tsx',
];

/** Their texts, in every language: somebody may change it in the hall. */
const texts =
  /\/messages\/src\/(?:es|en|ca)\/(?:core\.ts|opens\/(?:turns|public|finish)\.ts|umpire\/(?:umpires|scoring)\.ts|pages\/(?:opens|competition|consents|playerList|matches|errors|trust)\.ts)$/u;

/** What those pages load on demand, unless it is large or somebody organises with it, which needs a connection. */
const parts = /\/src\/(?:features\/competition|features\/opens\/(?:players|inscription)|ui|lib|app)\//u;
const left =
  /milkdown|prosemirror|leaflet|supercluster|read-excel|write-excel|papaparse|calendar|x-date-pickers|list-form|\/(?:draw|phase|overlay|versus)\//u;

const assets = [/^index\.html$/u, /^icon\.svg$/u, /^manifest\./u, /archivo-latin-standard/u];

/** The files of a build that are kept on every device, so that play goes on offline. */
export function offlineFiles(bundle: Bundle): ReadonlySet<string> {
  const files = Object.values(bundle);
  const chunks = files.filter((file): file is Chunk => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const kept = new Set<string>();
  const keep = (name: string): void => {
    const chunk = byName.get(name);
    if (chunk === undefined || kept.has(name)) return;
    kept.add(name);
    chunk.imports.forEach(keep);
    if (!chunk.isEntry) chunk.dynamicImports.filter((part) => isPart(byName.get(part))).forEach(keep);
    chunk.viteMetadata?.importedCss.forEach((css) => kept.add(css));
  };
  for (const page of pages) keep(chunkOf(chunks, page).fileName);
  for (const chunk of chunks) if (chunk.isEntry || isText(chunk)) keep(chunk.fileName);
  for (const { fileName } of files) if (assets.some((asset) => asset.test(fileName))) kept.add(fileName);
  return kept;
}

function chunkOf(chunks: readonly Chunk[], page: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(page)));
  if (found === undefined) throw new Error(`${page} is in no file of the build`);
  return found;
}

const isText = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => texts.test(id));

const isPart = (chunk: Chunk | undefined): boolean => {
  const module = chunk?.facadeModuleId ?? '';
  return parts.test(module) && !chunk?.moduleIds.some((id) => left.test(id));
};

/** Remembers the bundle for the service worker, whose list of files is made after it was written. */
export function collectOfflineFiles(): { readonly plugin: Plugin; readonly has: (file: string) => boolean } {
  let kept: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'topspin:offline-files',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          kept = offlineFiles(bundle);
        },
      },
    },
    has: (file) => kept.has(file) || assets.some((asset) => asset.test(file)),
  };
}
