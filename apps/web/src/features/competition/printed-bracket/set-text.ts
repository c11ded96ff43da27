import { fitted } from './geometry.ts';
import { widthOfText } from './text-width.ts';

type Room = { readonly font: number; readonly width: number };

/** A text as it is set: its size, and the width it is pressed into if it needs more. */
export type SetText = {
  readonly text: string;
  readonly size: number;
  readonly pressed: number | undefined;
};

/** Text that is narrowed to less than this part of its width is hard to read. */
const tightest = 0.72;
/** The part of a line that a club has beside the longest of names, and the room between the two in sizes of the letters. */
const ofClub = 0.22;
const between = 0.6;
/** A club beside a name, of the name's size. */
const smaller = 0.86;
const regular = 400;

const setIn = (text: string, weight: number, room: Room): SetText => ({
  text,
  ...fitted(widthOfText(text, weight), room),
});

/** The share of its width that a text gets. */
const share = ({ text, size, pressed }: SetText, weight: number): number =>
  pressed === undefined ? 1 : pressed / (widthOfText(text, weight) * size);

/** Where a text is best parted in two: after a space or a hyphen, near its middle. */
function halves(text: string): readonly [string, string] | undefined {
  const cuts = [...text.matchAll(/[\s-]/gu)].map(({ index }) => index + 1);
  const [cut] = cuts.toSorted(
    (one, other) => Math.abs(2 * one - text.length) - Math.abs(2 * other - text.length),
  );
  return cut === undefined ? undefined : [text.slice(0, cut).trim(), text.slice(cut).trim()];
}

/** A name in a later round: on two lines where one would be pressed too far. */
export function setName(text: string, weight: number, room: Room): readonly SetText[] {
  const one = setIn(text, weight, room);
  const parts = share(one, weight) < tightest ? halves(text) : undefined;
  if (!parts) return [one];
  const size = Math.min(...parts.map((part) => setIn(part, weight, { ...room, font: one.size }).size));
  return parts.map((part) => ({
    text: part,
    size,
    pressed: widthOfText(part, weight) * size > room.width ? room.width : undefined,
  }));
}

/** The beginning of a text that has room, with an ellipsis if that is not all of it. */
function begun(text: string, room: number): string {
  if (widthOfText(text, regular) <= room) return text;
  const cut = (end: number): string => `${text.slice(0, end).trimEnd()}…`;
  // Halved, since measuring is slow and a bracket has hundreds of clubs.
  let fits = 1;
  let tooLong = text.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOfText(cut(middle), regular) <= room) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}

type Beside = { readonly name: SetText; readonly club: (SetText & { readonly x: number }) | undefined };

/**
 * A name with its club beside it: the name is whole, and as large as its line allows, whatever the club is called. The club has what is
 * left, at least a part of the line.
 */
export function setBeside(
  name: string,
  club: string,
  { font, width, weight }: Room & { readonly weight: number },
): Beside {
  if (club === '') return { name: setIn(name, weight, { font, width }), club: undefined };
  const units = widthOfText(club, regular);
  const least = Math.min(units * font * smaller, width * ofClub);
  const set = setIn(name, weight, { font, width: width - between * font - least });
  const x = (set.pressed ?? widthOfText(name, weight) * set.size) + between * set.size;
  const { size } = fitted(units, { font: set.size * smaller, width: width - x });
  const text = begun(club, (width - x) / size / tightest);
  const own = widthOfText(text, regular) * size;
  return { name: set, club: { text, size, pressed: own > width - x ? width - x : undefined, x } };
}
