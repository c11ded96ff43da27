import { describe, expect, test } from 'vitest';
import { email, instant, line, plainDate, text } from './values.ts';

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

  test.each(['Gal·la Núñez', 'Ñaco 🏓', '陳夢', 'Зоя'])('keeps %s', (written) => {
    expect(line(80).parse(written)).toBe(written);
  });

  test.each(['\u200B', '\u0000', ' \n '])('of nothing that is seen is empty', (written) => {
    expect(line(80).safeParse(written).success).toBe(false);
  });
});

test('a longer text keeps its lines', () => {
  expect(text(80).parse('one\n\ttwo\u0000\r\n')).toBe('one\n\ttwo');
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
