import type { PointsDistribution } from '@topspin/engine';
import { positionsAtMost } from './edition-values.ts';

/** `2.000` and `2,000` are two thousand, `12,5` and `12.5` twelve and a half. */
function readNumber(text: string): number {
  if (/^\d{1,3}([.,])\d{3}(\1\d{3})*$/u.test(text)) return Number(text.replaceAll(/[.,]/gu, ''));
  return Number(text.replace(',', '.'));
}

const place = String.raw`(\d+)\s*(?:[ºª°.)]|st|nd|rd|th)?`;
const ofPlaces = new RegExp(
  String.raw`^\s*${place}(?:\s*(?:-|–|a|to)\s*${place})?(?:\s*[:;=\t|]\s*|\s+)(\d[\d.,]*)\D*$`,
  'u',
);

/**
 * A table of points as it is pasted: a line for each position, `5-8 40` for several, or the points alone in order. Null if
 * something is neither, or a position comes twice.
 */
export function readPoints(text: string): PointsDistribution | null {
  const lines = text.split(/\r?\n/u).filter((line) => /\d/u.test(line));
  if (lines.length === 0) return null;
  const rows = lines.every((line) => ofPlaces.test(line)) ? lines.flatMap(placed) : inOrder(lines.join('\n'));
  const positions = new Set(rows.map(({ position }) => position));
  const isTable =
    rows.length > 0 &&
    rows.length <= positionsAtMost &&
    positions.size === rows.length &&
    rows.every(({ position, points }) => position >= 1 && Number.isFinite(points) && points <= 100_000);
  return isTable ? rows.toSorted((one, other) => one.position - other.position) : null;
}

function placed(line: string): PointsDistribution {
  const [, from = '', to = from, points = ''] = ofPlaces.exec(line) ?? [];
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: Math.min(Math.max(0, count), positionsAtMost + 1) }, (_, index) => ({
    position: Number(from) + index,
    points: readNumber(points),
  }));
}

const inOrder = (text: string): PointsDistribution =>
  (text.match(/\d[\d.,]*/gu) ?? []).map((written, index) => ({
    position: index + 1,
    points: readNumber(written.replace(/[.,]$/u, '')),
  }));
