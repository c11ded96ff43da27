import { strToU8, Unzip, UnzipInflate, zipSync, type UnzipFile } from 'fflate';
import { fail, Refusal } from '#http/fail.ts';

/** What a file is allowed to be once it is unpacked; the longest open there was has half of it. */
const unpackedAtMost = 12 * 1024 * 1024;
const megabyte = 1024 * 1024;
const entriesAtMost = 20;
/** No open is packed to a smaller part of itself; what is, says one thing millions of times. */
const packedToAtLeast = 1 / 60;

/** Small enough that what a piece unpacks to, at most a thousand times its size, is counted before the next. */
const piece = 2048;

/** The same contents give the same bytes: the first instant that a zip knows, whatever the clock says. */
const mtime = new Date(1980, 0, 1);

/** Packs texts, in this order. */
export const pack = (entries: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])), {
      level: 9,
      mtime,
    }),
  );

type Entry = { readonly parts: Uint8Array[]; isWhole: boolean };

/** The most bytes that a file may unpack to: a megabyte whatever its size, and else so many times its size. */
const mostUnpacked = ({ length }: Uint8Array): number =>
  Math.min(unpackedAtMost, Math.max(megabyte, length / packedToAtLeast));

const tooLarge = ({ name }: UnzipFile, most: number) =>
  fail('travel.tooLarge', { place: name, most: Math.floor(most / megabyte) });

/** Unpacks the entries with these names; refuses as soon as there is too much. */
export function unpack(bytes: Uint8Array, names: readonly string[]): ReadonlyMap<string, Buffer> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  let seen = 0;
  const most = mostUnpacked(bytes);
  const take = (file: UnzipFile): void => {
    seen += 1;
    if (seen > entriesAtMost) throw fail('travel.notAFile');
    if (!names.includes(file.name)) return;
    const entry: Entry = { parts: [], isWhole: false };
    entries.set(file.name, entry);
    file.ondata = (error, part, isLast) => {
      // What is thrown here comes back as an error of the unpacking.
      if (error) throw unpacked > most ? tooLarge(file, most) : fail('travel.damaged', { place: file.name });
      unpacked += part.length;
      if (unpacked > most) throw tooLarge(file, most);
      entry.parts.push(part);
      entry.isWhole = isLast;
    };
    file.start();
  };
  feed(bytes, take);
  return new Map(
    [...entries].map(([name, { parts, isWhole }]) => {
      if (!isWhole) throw fail('travel.damaged', { place: name });
      return [name, Buffer.concat(parts)];
    }),
  );
}

function feed(bytes: Uint8Array, take: (file: UnzipFile) => void): void {
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += piece)
      unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
  } catch (error) {
    throw error instanceof Refusal ? error : fail('travel.notAFile');
  }
}
