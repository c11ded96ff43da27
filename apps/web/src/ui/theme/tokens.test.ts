import { describe, expect, test } from 'vitest';
import { clubColours, colours, tableLine, type Scheme } from './tokens.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const least = {
  text: 14,
  muted: 6.4,
  primary: 7.75,
  secondary: 5.5,
  outline: 3.4,
  ball: 3.3,
  success: 4.5,
  warning: 4.5,
} as const;

describe.each(['light', 'dark'] as const satisfies readonly Scheme[])(
  'the colours of the %s theme',
  (scheme) => {
    const c = colours[scheme];

    test.each(Object.entries(least))('%s stands out from page and card by %f', (name, ratio) => {
      const colour = c[name as keyof typeof least];
      expect(Math.min(contrast(colour, c.background), contrast(colour, c.surface))).toBeGreaterThanOrEqual(
        ratio,
      );
    });

    test.each([
      ['the primary', c.onPrimary, c.primary],
      ['the primary under the pointer', c.onPrimary, c.primaryHover],
      ['the secondary', c.onSecondary, c.secondary],
      ['the secondary under the pointer', c.onSecondary, c.secondaryHover],
      ['a success', c.onStatus, c.success],
      ['a warning', c.onStatus, c.warning],
      ['the table', tableLine, c.table],
    ])('words on %s can be read', (_, words, ground) => {
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(clubColours)('initials on %s can be read, and stand out from page and card', (club) => {
      const ground = c.clubs[club];
      expect(contrast(c.onPrimary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(Math.min(contrast(ground, c.background), contrast(ground, c.surface))).toBeGreaterThanOrEqual(3);
    });

    test('initials without a club can be read', () => {
      expect(contrast(c.muted, c.quiet)).toBeGreaterThanOrEqual(4.5);
    });
  },
);
