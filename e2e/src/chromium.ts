import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Browser = { executablePath: string; args: string[]; env: NodeJS.Dict<string> };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Enough to run in a container and as root; nothing that changes how pages behave. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];

/**
 * The browser of tests and benchmarks: CHROMIUM_PATH, or the one from npm with the libraries a bare machine
 * lacks.
 */
export async function findChromium(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return { executablePath: given, args, env: process.env };
  const folder = await unpack();
  writeFileSync(join(folder, 'fonts/fonts.conf'), fontSettings(join(folder, 'fonts')));
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return { executablePath: join(folder, 'chromium'), args, env: { ...process.env, ...libraries } };
}

/** The bundled font configuration looks for the fonts in another folder. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
}

/** Unpacks it once per version; into another folder first, so that it is complete or absent. */
async function unpack(): Promise<string> {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(root, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const half = `${folder}.half-${process.pid}`;
  mkdirSync(half, { recursive: true });
  await inflateInto(half, join(home, 'bin'));
  if (existsSync(folder)) rmSync(half, { recursive: true });
  else renameSync(half, folder);
  return folder;
}

/** The package unpacks into the system's current temporary folder. */
async function inflateInto(folder: string, archives: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const usual = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(names.map((name) => inflate(join(archives, name))));
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
  }
}
