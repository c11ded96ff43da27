import { readFile } from 'node:fs/promises';

/** Also read on its own, and its examples run in the tests. */
export const guideFile = new URL('../../../../../docs/api.md', import.meta.url);

/** The guide for those who read an open from a website or a program, as a page without script. */
export async function guidePage(): Promise<string> {
  const [{ micromark }, { gfmTable, gfmTableHtml }, text] = await Promise.all([
    import('micromark'),
    import('micromark-extension-gfm-table'),
    readFile(guideFile, 'utf8'),
  ]);
  const main = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Topspin · Keys</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main class="guide"><p><a href="/api/docs">Topspin API</a></p>
${main}</main></body></html>`;
}
