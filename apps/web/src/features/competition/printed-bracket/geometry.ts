import type { PageSize } from '../printed/page-size.ts';
import type { BracketPart } from './cut.ts';

/** Where things are on a page of a bracket, in millimetres. */
type Geometry = {
  readonly width: number;
  readonly height: number;
  /** The left edges of the rounds, and of the column behind them. */
  readonly lefts: readonly number[];
  readonly columnWidth: (column: number) => number;
  /** The height of a line of a column. */
  readonly y: (column: number, at: number) => number;
  readonly font: number;
  /** Whether the club of a player has a line below the name. */
  readonly hasClubLine: boolean;
};

/** What the heading above it takes. */
const heading = 19;
const labels = 7;
const below = 8;
const widestRow = 15;
const largestFont = 3.7;
/** A row as high has room for two lines. */
const twoLines = 8;

export function geometryOf({ inner }: PageSize, { lines, from, to }: BracketPart): Geometry {
  const { width } = inner;
  const height = inner.height - heading;
  const columns = to - from + 2;
  const first = Math.min(width / 2, Math.max(width * 0.36, Math.min(85, width / columns)));
  const rest = (width - first) / (columns - 1);
  const lefts = Array.from({ length: columns }, (_, column) =>
    column === 0 ? 0 : first + (column - 1) * rest,
  );
  const step = Math.min(widestRow, (height - labels - below) / lines);
  return {
    width,
    height: Math.min(height, labels + below + step * lines),
    lefts,
    columnWidth: (column) => (column === 0 ? first : rest),
    y: (column, at) => labels + step * 2 ** column * (at + 0.5) + step * 0.3,
    font: Math.min(largestFont, step * 0.72),
    hasClubLine: step >= twoLines,
  };
}

/** A text is made smaller down to this part of its size, and then pressed. */
const smallest = 0.78;

/** The size of a text that is to fit, and the width it is pressed into if it would have to be too small; `units` is its width at a size of 1. */
export function fitted(
  units: number,
  { font, width }: { readonly font: number; readonly width: number },
): { readonly size: number; readonly pressed: number | undefined } {
  if (units * font <= width) return { size: font, pressed: undefined };
  const size = Math.max(font * smallest, width / units);
  return { size, pressed: units * size > width ? width : undefined };
}
