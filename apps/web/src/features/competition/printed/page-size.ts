/** The sizes of paper, in millimetres. */
const papers = { a4: [210, 297], letter: [215.9, 279.4] } as const;

export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];
export const turns = ['portrait', 'landscape'] as const;
export type Turn = (typeof turns)[number];

/** What no printer reaches, and what is left for drawing pins, in millimetres. */
export const margin = 11;

/** A page, in millimetres. */
export type PageSize = {
  readonly width: number;
  readonly height: number;
  /** What is printed on: the page without its margins. */
  readonly inner: { readonly width: number; readonly height: number };
};

export function pageSize(size: PaperSize, turn: Turn): PageSize {
  const [short, long] = papers[size];
  const [width, height] = turn === 'portrait' ? [short, long] : [long, short];
  return { width, height, inner: { width: width - 2 * margin, height: height - 2 * margin } };
}
