/** A box in pixels of the viewport. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Something that could be tapped, and was somewhere else in the next frame. */
export type Move = {
  readonly route: string;
  /** Its role or tag, and its name. */
  readonly element: string;
  readonly right: number;
  readonly down: number;
  /** For how many milliseconds it had been where it was first painted. */
  readonly after: number;
  /** What was added to the page just before. */
  readonly brought: string;
};

/** What the scripts in a page share. */
export type Stillness = {
  /** Everything that a tap reaches now, with its box; with what is still unpainted, too. */
  tappables(unpainted: boolean): Map<Element, Box>;
  describe(element: Element): string;
  /** How far a box has moved; growing where it stands is no move. */
  shift(from: Box, to: Box): { right: number; down: number };
  /** Whether something painted since then, in milliseconds of the page, may move because of what a person has just done. */
  isExcused(since: number): boolean;
  /**
   * Compares now, as before each frame: what a person sees when they act was there before. With `unpainted`, as a journey
   * types into a dialog before a person could.
   */
  look(unpainted?: boolean): void;
  /** Calls back after so many milliseconds, and as long as thirty frames take, which is longer on a busy machine. */
  afterAMoment(moment: number, then: () => void): void;
  report(move: Move): void;
};

/** The page's own clocks, whatever a journey does to them. */
export type Clocks = {
  readonly now: () => number;
  readonly nextFrame: (then: () => void) => void;
  readonly later: (then: () => void, milliseconds: number) => void;
};

export const line = ({ route, element, right, down, after, brought }: Move): string =>
  `${route}: ${element} moved by ${right}, ${down} px after ${after} ms${brought && ` (came: ${brought})`}`;
