import { createHash } from 'node:crypto';
import {
  travelFormat,
  travelVersion,
  type TravelFile,
  type TravelManifest,
  type TravelScope,
} from '@topspin/contract';
import { coverOf } from './cover.ts';
import { names } from './names.ts';
import { pack } from './zip.ts';

export const digestOf = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** What is packed: plain texts, which a thread takes at once, while a copy of the open itself would take longer than its JSON. */
export type Contents = { readonly scope: TravelScope; readonly cover: string; readonly json: string };

export const contentsOf = (file: TravelFile): Contents => ({
  scope: file.scope,
  cover: coverOf(file),
  json: `${JSON.stringify(file)}\n`,
});

/** The bytes of a file with these contents. */
export function packed({ scope, cover, json }: Contents): Buffer {
  const manifest: TravelManifest = {
    format: travelFormat,
    version: travelVersion,
    scope,
    sha256: digestOf(json).toString('hex'),
  };
  return pack({
    [names.manifest]: `${JSON.stringify(manifest, null, 2)}\n`,
    [names.cover]: cover,
    [names.open]: json,
  });
}

/** The bytes of a file. */
export const write = (file: TravelFile): Buffer => packed(contentsOf(file));
