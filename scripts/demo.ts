import { join } from 'node:path';
import { root } from './programs.ts';

/** A sample installation beside the real one: its own data folder, filled if it is empty. */
process.env['DATA_DIR'] ??= join(root, 'demo-data');
process.argv.push('--demo');
await import('./start.ts');
