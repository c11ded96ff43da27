import { describe, expect, test, vi } from 'vitest';
import {
  email,
  geoPoint,
  instant,
  line,
  personName,
  publicName,
  plainDate,
  range,
  text,
  uuid,
} from './values.ts';

test('an id is in small letters, however it was written', () => {
  const id = '018BCFE6-2B51-700C-8000-00000000C351';
  expect(uuid.parse(id)).toBe(id.toLowerCase());
});

describe('a line', () => {
  test.each([
    ['spaces around it', '  Nil  ', 'Nil'],
    ['line feeds and tabs', 'Nil\n\tSerra', 'Nil Serra'],
    ['a decomposed accent', 'Jose\u0301', 'José'],
    ['a zero byte', 'a\u0000b', 'ab'],
    ['zero-width characters', 'N\u200Bi\u200Dl\uFEFF', 'Nil'],
    ['overrides of direction', '\u202Enimda\u2066\u061C', 'nimda'],
    ['a soft hyphen and a vowel separator', 'N\u00ADi\u180El', 'Nil'],
    ['half a surrogate', 'N\uD800il', 'Nil'],
    ['a separator of lines', 'Nil\u2028', 'Nil'],
  ])('loses %s', (_, written, kept) => {
    expect(line(80).parse(written)).toBe(kept);
  });

  test.each([
    ['a filler of Hangul', 'N\u3164il', 'Nil'],
    ['fillers of syllables', 'N\u115F\u1160\uFFA0il', 'Nil'],
    ['a joiner of graphemes', 'N\u034Fil', 'Nil'],
    ['tags', 'Nil\u{E0041}\u{E007F}', 'Nil'],
    ['an empty cell of braille', '\u2800Nil\u2800\u2800Serra', 'Nil Serra'],
  ])('loses %s, which nobody sees', (_, written, kept) => {
    expect(line(80).parse(written)).toBe(kept);
  });

  test.each(['Gal·la Núñez', 'Ñaco 🏓', '❤️', '⠝⠊⠇', '陳夢', 'Зоя', '김민재', 'ᠮᠣᠩᠭᠣᠯ', '7', '*'])(
    'keeps %s',
    (written) => {
      expect(line(80).parse(written)).toBe(written);
    },
  );

  test.each(
    '0 a b ad 34f 61c 115f 1160 17b4 17b5 180b 180e 180f 200b 200d 200e 2028 202e 2060 2064 206f 2800 3000 3164 fe0f feff'
      .split(' ')
      .concat('ffa0 fff9 fffc d800 1d159 1d173 e0001 e0020 e007f e0100 301 20dd e000 fffff'.split(' ')),
  )('of U+%s alone is empty', (code) => {
    const written = String.fromCodePoint(Number.parseInt(code, 16));
    for (const text of [written, ` ${written} ${written}`])
      expect(line(80).safeParse(text, { reportInput: true }).error?.issues).toMatchObject([
        { code: 'too_small', input: '' },
      ]);
  });
});

test('a longer text keeps its lines', () => {
  expect(text(80).parse('one\n\ttwo\u0000\r\n')).toBe('one\n\ttwo');
});

test('a longer text of nothing that is seen is empty', () => {
  expect(text(80).parse('\u2800\n\u3164')).toBe('');
});

test('an email is the same however it was typed', () => {
  expect(email.parse(' A\u200Bna@Topspin.TEST ')).toBe('ana@topspin.test');
});

test.each(['0000-01-01', '2026-02-29', '275760-09-13'])('%s is no date', (written) => {
  expect(plainDate.safeParse(written).success).toBe(false);
});

test.each(['0000-01-01T00:00:00Z', '2026-02-28T24:00:00Z', '+275760-09-13T00:00:00Z'])(
  '%s is no instant',
  (written) => {
    expect(instant.safeParse(written).success).toBe(false);
  },
);

test.each([
  ['longitude first', { type: 'Point', coordinates: [2.1, 41.4] }, true],
  ['a latitude beyond the pole', { type: 'Point', coordinates: [2.1, 91] }, false],
  ['a line', { type: 'LineString', coordinates: [2.1, 41.4] }, false],
])('a GeoJSON point: %s', (_, written, isOne) => {
  expect(geoPoint.safeParse(written).success).toBe(isOne);
});

test.each([
  ['two limits', { min: 0, max: 100 }, true],
  ['no limit', null, true],
  ['upside down', { min: 9, max: 3 }, false],
  ['beyond what is allowed', { min: 0, max: 101 }, false],
  ['half of it', { min: 3 }, false],
])('a range: %s', (_, written, isOne) => {
  expect(range(0, 100).safeParse(written).success).toBe(isOne);
});

test.each([
  ['García López, Ana', 'Ana García López'],
  ['GARCÍA LÓPEZ , Ana María', 'Ana María GARCÍA LÓPEZ'],
  ['Ana García López', 'Ana García López'],
  ['Robert Downey, Jr.', 'Robert Downey, Jr.'],
  ['Ana,', 'Ana,'],
  ['Gil, Ana, CTT Vic', 'Gil, Ana, CTT Vic'],
])('%s is called %s, however it is entered', (written, name) => {
  expect(personName(40).parse(written)).toBe(name);
  expect(publicName(40).parse(written)).toBe(written);
});

test.each([
  ['Ana de la O 2.ª', true],
  ['Jugador 123456', true],
  ['TEL 699000111', false],
  ['seis 6 99-00 01 11', false],
  ['٦٩٩٠٠٠١١١', false],
])('%s as the name of a person: %s', (written, isName) => {
  expect(personName(40).safeParse(written).success).toBe(isName);
});

test('a letter has no more marks than a language needs, whatever was sent', () => {
  const written = `e${'\u0301\u0316'.repeat(40_000)}`;
  expect(text(100).parse(written).length).toBeLessThanOrEqual(31);
});

describe('a megabyte is refused for its length, without being cleaned first', () => {
  const endless = `e${'\u0315\u0300\u05AE'.repeat(300_000)}`;
  test.each([
    ['a line', line(80)],
    ['a text', text(10_000)],
    ['the name of a person', personName(80)],
    ['an email', email],
  ])('%s', (_, schema) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const { error } = schema.safeParse(endless);
    expect(error?.issues.map(({ code }) => code)).toContain('too_big');
    expect(normalize).not.toHaveBeenCalled();
  });

  test('also what would be short once it is cleaned', () => {
    expect(line(80).safeParse(`a${' '.repeat(200_000)}\u200Bb`).success).toBe(false);
  });
});
