import { createHash } from 'node:crypto';
import { travelFormat, travelVersion, type TravelFile, type TravelManifest } from '@topspin/contract';
import { coverOf } from './cover.ts';
import { names } from './names.ts';
import { pack } from './zip.ts';

export const digestOf = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** The bytes of a file. */
export function write(file: TravelFile): Buffer {
  const json = `${JSON.stringify(file)}\n`;
  const manifest: TravelManifest = {
    format: travelFormat,
    version: travelVersion,
    scope: file.scope,
    sha256: digestOf(json).toString('hex'),
  };
  return pack({
    [names.manifest]: `${JSON.stringify(manifest, null, 2)}\n`,
    [names.cover]: coverOf(file),
    [names.open]: json,
  });
}
