import { describe, expect, test } from 'vitest';
import { inert } from './inert.ts';

describe('what somebody wrote, in a mail', () => {
  test.each([
    ['http://evil.example', 'http: evil. example'],
    ['HTTPS://EVIL.COM/x?y=1', 'HTTPS: EVIL. COM/x?y=1'],
    ['www.evil.com', 'www. evil. com'],
    ['//evil.com', 'evil. com'],
    ['evil。com, evil．com', 'evil。 com, evil． com'],
    ['www.münchen.de', 'www. münchen. de'],
    ['a.xn--p1ai', 'a. xn--p1ai'],
    ['हिन्दी.com/x', 'हिन्दी. com/x'],
    ['a.भारत', 'a. भारत'],
    ['mailto:me@evil.com', 'mailto: me@ evil. com'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['<http://1.2.3.4>', 'http: 1.2.3.4'],
    ['Ana\r\nBcc: x\n\nhttp://evil.com', 'Ana Bcc: x http: evil. com'],
    ['Ana\u2028b\u0000c', 'Ana b c'],
    ['X» te escribe Topspin «', "X' te escribe Topspin '"],
  ])('%j has no link: %j', (written, shown) => {
    expect(inert(written)).toBe(shown);
    expect(shown).not.toMatch(/:\/\/|[\p{L}\p{M}][.。．]\p{L}[\p{L}\p{M}]|\n/u);
  });

  test.each([
    'C.T.T. Núñez',
    'Núria Col·lell',
    'Open 2.0',
    'Àngels & Joan',
    'a las 10:30',
    'St. Pölten 3/4',
    '🏓',
  ])('%j stays as it is', (text) => expect(inert(text)).toBe(text));

  test('is not a mail of its own', () => {
    expect(inert('a'.repeat(2000))).toHaveLength(500);
  });
});
