import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Refusal } from '#http/fail.ts';
import { unpack } from './zip.ts';

const megabyte = 1024 * 1024;
const noise = (bytes: number): Uint8Array => randomBytes(bytes);
const zeros = (bytes: number): Uint8Array => new Uint8Array(bytes);

/** The size of what an entry unpacks to, or the code of the refusal. */
function unpacked(contents: Uint8Array): number | string {
  try {
    return unpack(zipSync({ 'open.json': contents }), ['open.json']).get('open.json')?.length ?? 0;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test.each<[string, Uint8Array, number | string]>([
  ['a megabyte, however small it is packed', zeros(megabyte - 1), megabyte - 1],
  ['more than that if it is packed to less than a sixtieth', zeros(megabyte + 4096), 'travel.tooLarge'],
  ['twelve megabytes that hardly pack', noise(12 * megabyte), 12 * megabyte],
  ['more than twelve megabytes', noise(12 * megabyte + 4096), 'travel.tooLarge'],
])('a file may unpack to so much, and no more: %s', (_, contents, goal) => {
  expect(unpacked(contents)).toBe(goal);
});
