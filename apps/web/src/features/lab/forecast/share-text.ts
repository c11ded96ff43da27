import { formatPercent } from '#lib/format.ts';

const least = 0.01;

/** A share of one in whole percents: what is rare is not shown as never, nor what is likely as certain. */
export function shareText(share: number): string {
  if (share === 0) return '–';
  if (share < least) return `<\u{A0}${formatPercent(least)}`;
  if (share < 1 && share > 1 - least) return `>\u{A0}${formatPercent(1 - least)}`;
  return formatPercent(share);
}
