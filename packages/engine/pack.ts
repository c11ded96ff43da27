import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The workspace imports this package as TypeScript, a tarball has JavaScript with types. npm packs the `package.json` it finds,
 * so while it packs that one is put aside.
 */
const manifest = new URL('package.json', import.meta.url);
const aside = new URL('package.workspace.json', import.meta.url);

/** Also after a `npm pack` that was interrupted. */
function forWorkspace(): void {
  if (existsSync(aside)) renameSync(aside, manifest);
}

function forPacking(): void {
  forWorkspace();
  const workspace = JSON.parse(readFileSync(manifest, 'utf8'));
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  renameSync(manifest, aside);
  const packed = { ...workspace, exports, scripts: undefined, devDependencies: undefined };
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`);
}

const commands: Record<string, () => void> = {
  clean: () => rmSync(new URL('dist', import.meta.url), { recursive: true, force: true }),
  packed: forPacking,
  workspace: forWorkspace,
};
commands[process.argv[2] ?? '']?.();
