export type Point = { readonly x: number; readonly y: number; readonly value: number };

export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** Spaces values evenly from left to right, the highest at the top; a flat line is in the middle. */
export function scaleSteps(
  values: readonly number[],
  { width, height, top, bottom, left, right }: Frame,
): Point[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = (width - left - right) / Math.max(1, values.length - 1);
  const room = height - top - bottom;
  return values.map((value, index) => ({
    value,
    x: left + index * step,
    y: span === 0 ? top + room / 2 : top + room * (1 - (value - low) / span),
  }));
}

/** The path through them: horizontal to the next one, then vertical. */
export const stepPath = ([first, ...rest]: readonly Point[]): string =>
  first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}` : '';
