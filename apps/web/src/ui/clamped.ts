/** The styles of a text that is cut after so many lines, which may differ by the width of the window. */
export const clamped = <Lines>(lines: Lines) =>
  ({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  }) as const;
