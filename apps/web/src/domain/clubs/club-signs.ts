import { clubColourOf } from '#ui/initials.ts';
import { clubColours, type ClubColour } from '#ui/theme/tokens.ts';

export type Club = { readonly _id: string; readonly name: string };

/** How a club is told from the others in a draw: a few letters, and a colour for those who see the difference. */
export type ClubSign = { readonly letters: string; readonly colour: ClubColour };

/** Words that most clubs have in their names. */
const common = new Set(
  'a ad ae asociacion associacio c cd ce club cn ct ctt d de del dels deportivo el els esportiu i l la las les los mesa sd taula tenis tennis tt ttc ud ue y'.split(
    ' ',
  ),
);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const length = 3;

/** The letters that a club may have, the likeliest first. */
function* lettersFor(name: string): Generator<string> {
  const words = wordsOf(name.toUpperCase());
  const own = words.filter((word) => !common.has(word.toLowerCase()));
  const telling = own.length > 0 ? own : words;
  for (const word of telling) yield word.slice(0, length);
  for (const word of telling) yield word.slice(0, length + 1);
  for (let number = 2; ; number += 1) yield `${(telling[0] ?? '?').slice(0, length - 1)}${number}`;
}

function firstFree<T>(candidates: Iterable<T>, taken: ReadonlySet<T>): T | undefined {
  for (const candidate of candidates) if (!taken.has(candidate)) return candidate;
  return undefined;
}

/** The colour of a club, or the next free one if another club has it; from the ninth club on colours repeat. */
function* coloursFor(id: string): Generator<ClubColour> {
  const own = clubColourOf(id) ?? clubColours[0];
  yield own;
  const at = clubColours.indexOf(own);
  for (const colour of [...clubColours.slice(at + 1), ...clubColours.slice(0, at)]) yield colour;
}

/** Signs for the clubs of a draw, no two alike; in the order of their names, so that they are the same on every page. */
export function clubSigns(clubs: readonly Club[]): ReadonlyMap<string, ClubSign> {
  const byId = new Map(clubs.map((club) => [club._id, club]));
  const ordered = [...byId.values()].toSorted(
    (one, other) => one.name.localeCompare(other.name) || one._id.localeCompare(other._id),
  );
  const letters = new Set<string>();
  const colours = new Set<ClubColour>();
  return new Map(
    ordered.map(({ _id, name }) => {
      const sign = firstFree(lettersFor(name), letters) ?? '';
      const colour = firstFree(coloursFor(_id), colours) ?? clubColourOf(_id) ?? clubColours[0];
      letters.add(sign);
      colours.add(colour);
      return [_id, { letters: sign, colour }];
    }),
  );
}
