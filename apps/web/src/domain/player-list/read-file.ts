import { unzipSync } from 'fflate';
import { unparse } from 'papaparse';
import { readSheet } from 'read-excel-file/universal';

/** The most bytes of a file: a list of 500 has some 30,000. */
const mostBytes = 2_000_000;
/** The most bytes of one file in a workbook as it is packed, and of all of them unpacked. */
const mostPacked = 300_000;
const mostUnpacked = 20_000_000;

/** Why a file is not read. */
export type Unreadable = 'tooLarge' | 'unreadable';

/** The text of a list in a CSV or text file, or in the first sheet of an XLSX workbook, as tab-separated lines. */
export async function readFile(
  file: Blob,
): Promise<{ readonly text: string } | { readonly problem: Unreadable }> {
  if (file.size > mostBytes) return { problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return isOldWorkbook(bytes) ? { problem: 'unreadable' } : { text: decoded(bytes) };
  try {
    if (isTooLarge(bytes)) return { problem: 'tooLarge' };
    const rows = await readSheet(bytes.buffer);
    return {
      text: unparse(
        rows.map((row) => row.map(shown)),
        { delimiter: '\t', newline: '\n' },
      ),
    };
  } catch {
    return { problem: 'unreadable' };
  }
}

const beginsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x50, 0x4b);
/** A workbook of before 2007. */
const isOldWorkbook = (bytes: Uint8Array): boolean => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/**
 * Whether a workbook would unpack into more than any list, by the sizes it names: no more than these is unpacked. Nothing is
 * unpacked to find out.
 */
function isTooLarge(bytes: Uint8Array): boolean {
  let unpacked = 0;
  let packed = 0;
  unzipSync(bytes, {
    filter: ({ size, originalSize }) => {
      unpacked += originalSize;
      packed = Math.max(packed, size);
      return false;
    },
  });
  return unpacked > mostUnpacked || packed > mostPacked;
}

/** UTF-8 or UTF-16 where the bytes say so, else Windows-1252, which has all of Latin-1's letters. */
export function decoded(bytes: Uint8Array): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A cell as text; a date as `2012-05-31`. */
function shown(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}
