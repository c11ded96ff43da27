#!/usr/bin/env node
/** The command of the package. Any Node from 20 on can run this file: it hands over to one that Topspin was tested with. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { leave, runForwarding } from './forward.mjs';

const program = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {Record<string, string[]>} */
const commands = {
  start: ['apps/api/src/main.js'],
  demo: ['apps/api/src/main.js', '--demo'],
  backup: ['apps/api/scripts/backup.js'],
  restore: ['apps/api/scripts/restore.js'],
  doctor: ['apps/api/scripts/doctor.js'],
};

const [name = '', ...rest] = process.argv.slice(2);
const [file = '', ...given] = commands[name] ?? [];
if (file === '') leave(`Say what to do: topspin ${Object.keys(commands).join('|')}`);
// A sample installation beside the real one.
if (name === 'demo') process.env['DATA_DIR'] ??= resolve('demo-data');
await run(join(program, file), [...given, ...rest]);

/**
 * In this Node if it is of the tested line, else in the one that was installed with the package.
 * @param {string} path
 * @param {string[]} args
 */
async function run(path, args) {
  const { config } = createRequire(import.meta.url)('../package.json');
  const tested = Number(config.node);
  const own = Number(process.versions.node.split('.')[0]);
  const installed = own === tested ? undefined : installedNode();
  if (installed !== undefined)
    process.exit(await runForwarding(installed, [path, ...args], { env: process.env }));
  if (own < tested)
    leave(`Topspin needs Node ${tested}, and this is ${process.version}: install it from nodejs.org.`);
  process.argv.splice(1, process.argv.length - 1, path, ...args);
  await import(pathToFileURL(path).href);
}

/** Its package is optional, since npm has none for some systems. */
function installedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${system}-${process.arch}/package.json`);
    const binary = join(dirname(manifest), 'bin', system === 'win' ? 'node.exe' : 'node');
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}
