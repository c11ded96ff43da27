import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hashes of the inline code of the web's HTML page, in the policy's notation. */
export type ShellHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export const noShell: ShellHashes = { scripts: [], styles: [] };

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const contents = (html: string, element: 'script' | 'style'): string[] => {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gu');
  return [...html.matchAll(inline)].map((found) => found[1] ?? '').filter((content) => content !== '');
};

/** Computes the hash of each inline script and style in the page's HTML. */
export const shellHashes = (html: string): ShellHashes => ({
  scripts: contents(html, 'script').map(hashOf),
  styles: contents(html, 'style').map(hashOf),
});

/** The HTML page of the built web; read at startup, so that the policy matches the page served. */
export const readShell = (webRoot: string): Promise<string> => readFile(join(webRoot, 'index.html'), 'utf8');
