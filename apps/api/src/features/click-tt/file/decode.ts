import { mostClickTtMegabytes } from '@topspin/contract';
import { fail } from '#http/fail.ts';

/** The encodings that such files come in; labels of others are not even tried. */
const encodings = [
  'utf-8',
  'utf-16',
  'utf-16le',
  'utf-16be',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
];

const declared = /^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/u;

/** The text of a file in the encoding that its first bytes or its declaration name; UTF-8 otherwise. */
export function decode(bytes: Uint8Array): string {
  if (bytes.length > mostClickTtMegabytes * 1_000_000)
    throw fail('clickTt.tooLarge', { most: mostClickTtMegabytes });
  const encoding = encodingOf(bytes);
  if (!encodings.includes(encoding)) throw fail('clickTt.encoding', { encoding });
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw fail('clickTt.encoding', { encoding });
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  return declared.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
}
