import { zipSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { decoded, readFile } from './read-file.ts';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
/** Bytes that cannot be packed. */
const noise = (length: number) => {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
};
const fileOf = (...parts: BlobPart[]) => new Blob(parts);

describe('a text file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Núñez')],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFNúñez')],
    ['Latin-1', latin1('Núñez')],
    [
      'UTF-16',
      Uint8Array.from([
        0xff,
        0xfe,
        ...Array.from('Núñez').flatMap((letter) => [letter.codePointAt(0) ?? 0, 0]),
      ]),
    ],
  ])('in %s is read', (_, bytes) => {
    expect(decoded(bytes).replace('\uFEFF', '')).toBe('Núñez');
  });

  test('in Windows-1252 has its own signs', () => {
    expect(decoded(Uint8Array.from([0x80, 0x93, 0xe9]))).toBe('€“é');
  });
});

describe('a workbook', () => {
  test('is its first sheet, with dates and numbers', async () => {
    const file = await writeXlsxFile([
      [{ value: 'Nombre' }, { value: 'Nacimiento' }, { value: 'Rating' }],
      [
        { value: 'Ana Núñez' },
        { value: new Date('1990-05-12T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: 1450, type: Number },
      ],
    ]).toBlob();
    expect(await readFile(file)).toEqual({ text: 'Nombre\tNacimiento\tRating\nAna Núñez\t1990-05-12\t1450' });
  });

  test.each([
    ['unpacks into more than a list', new Uint8Array(20_000_001), 'tooLarge'],
    ['unpacks into as much as a list may', new Uint8Array(20_000_000), 'unreadable'],
    ['is packed to more than a list', noise(310_000), 'tooLarge'],
    ['is packed to as much as a list may be', noise(290_000), 'unreadable'],
  ])('that %s: only beyond the limit it is refused for its size', async (_, sheet, problem) => {
    expect(await readFile(fileOf(zipSync({ 'xl/worksheets/sheet1.xml': sheet })))).toEqual({ problem });
  });

  test('that lies about its size is unpacked no further than it said', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(15_000_000) });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    }
    expect(await readFile(fileOf(bomb))).toEqual({ problem: 'unreadable' });
  });

  test.each([
    ['another archive', zipSync({ 'a.txt': strToU8('a') })],
    ['a broken one', Uint8Array.from([0x50, 0x4b, 3, 4, 5, 6])],
    ['a workbook of before 2007', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1])],
  ])('is not %s', async (_, bytes) => {
    expect(await readFile(fileOf(bytes))).toEqual({ problem: 'unreadable' });
  });

  test('of more than 2 MB is not read', async () => {
    expect(await readFile(fileOf(new Uint8Array(2_000_001)))).toEqual({ problem: 'tooLarge' });
  });
});
