import { positionsAtMost } from '@topspin/contract';
import type { PointsDistribution } from '@topspin/engine';

/** Why a text is no table of points: a line that cannot be read, a position that comes twice, or too many positions. */
export type ListProblem =
  | { readonly kind: 'unreadable'; readonly line: number; readonly text: string }
  | { readonly kind: 'twice'; readonly line: number; readonly position: number }
  | { readonly kind: 'tooMany' };

type Line = { readonly line: number; readonly text: string };
type Row = PointsDistribution[number] & { readonly line: number };

const pointsAtMost = 100_000;

/** `2.000` and `2,000` are two thousand, `12,5` and `12.5` twelve and a half. */
function readNumber(text: string): number {
  if (/^\d{1,3}([.,])\d{3}(\1\d{3})*$/u.test(text)) return Number(text.replaceAll(/[.,]/gu, ''));
  return Number(text.replace(/[.,]$/u, '').replace(',', '.'));
}

const place = String.raw`(\d+)\s*(?:[ºª°.)]|st|nd|rd|th)?`;
const ofPlaces = new RegExp(
  String.raw`^\s*${place}(?:\s*(?:-|–|a|to)\s*${place})?(?:\s*[:;=\t|]\s*|\s+)(\d[\d.,]*)(?:\s+\D*)?$`,
  'u',
);
const alone = /^\s*(\d[\d.,]*)\s*;?\s*(?:(?:puntos|punts|points|pts)\.?)?\s*$/iu;
const several = /^\s*\d[\d.,]*(?:\s*;\s*|\s+)(?:\d[\d.,]*(?:\s*;\s*|\s+|$))+$/u;

/**
 * A table of points as it is pasted: a line for each position, `5-8 40` for several, or the points alone in order, one a line or all
 * in one; a heading is left out. Gives the rows by position, or the first problem; null for an empty text.
 */
export function readPoints(text: string): PointsDistribution | ListProblem | null {
  const all = text.split(/\r?\n/u).map((written, index) => ({ line: index + 1, text: written }));
  const written = all.filter((line) => line.text.trim() !== '');
  const isHeaded = written.length > 1 && !/\d/u.test(written[0]?.text ?? '');
  const lines = isHeaded ? written.slice(1) : written;
  if (lines.length === 0) return null;
  const rows: Row[] = [];
  for (const read of rowsOf(lines)) {
    if ('kind' in read) return read;
    if (rows.some(({ position }) => position === read.position))
      return { kind: 'twice', line: read.line, position: read.position };
    rows.push(read);
    if (rows.length > positionsAtMost) return { kind: 'tooMany' };
  }
  return rows
    .map(({ position, points }) => ({ position, points }))
    .toSorted((one, other) => one.position - other.position);
}

function rowsOf(lines: readonly Line[]): Iterable<Row | ListProblem> {
  const [first] = lines;
  if (lines.length === 1 && first && several.test(first.text) && !ofPlaces.test(first.text))
    return inOrder((first.text.match(/\d[\d.,]*/gu) ?? []).map((number) => ({ ...first, text: number })));
  return first && alone.test(first.text) ? inOrder(lines) : lines.flatMap((line) => [...placed(line)]);
}

const unreadable = ({ line, text }: Line): ListProblem => ({ kind: 'unreadable', line, text: text.trim() });

const isPoints = (points: number): boolean => Number.isFinite(points) && points <= pointsAtMost;

/** The positions of a line such as `5-8 40`. */
function* placed(line: Line): Iterable<Row | ListProblem> {
  const [, from = '', to = from, written = ''] = ofPlaces.exec(line.text) ?? [];
  const [start, end, points] = [Number(from), Number(to), readNumber(written)];
  if (written === '' || start < 1 || end < start || !isPoints(points)) {
    yield unreadable(line);
    return;
  }
  for (let position = start; position <= Math.min(end, start + positionsAtMost); position += 1)
    yield { line: line.line, position, points };
}

/** The points of position 1, 2 and so on. */
const inOrder = (lines: readonly Line[]): (Row | ListProblem)[] =>
  lines.map((line, index) => {
    const points = readNumber(alone.exec(line.text)?.[1] ?? 'none');
    return isPoints(points) ? { line: line.line, position: index + 1, points } : unreadable(line);
  });
