import { zipSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { decoded, readFile } from './read-file.ts';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
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

  test('that unpacks into more than a list is not unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(30_000_000) });
    expect(await readFile(fileOf(bomb))).toEqual({ problem: 'tooLarge' });
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
