import { clubColours, type ClubColour } from './theme/tokens.ts';

const shown = 2;

/** The first letters of a person's first two names, or one of each in a name of two people: "Ana Gil / Eva Ros" is AE. */
export function initialsOf(name: string): string {
  const people = name.split(' / ').map(lettersOf);
  return people
    .flatMap((letters) => letters.slice(0, shown / people.length))
    .join('')
    .toUpperCase();
}

/** The first letters of the names of a person. Particles in lower case are skipped: "Ana de la Torre" is AT. */
function lettersOf(name: string): readonly string[] {
  const letters = name.split(/[\s-]+/u).flatMap((word) => word.match(/\p{L}\p{M}*/u)?.[0] ?? []);
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return capitals.length > 0 ? capitals : letters;
}

/** The colour of a club, always the same for its id. */
export function clubColourOf(club: string | null | undefined): ClubColour | undefined {
  // The end of an id is random, its start the time.
  return club ? clubColours[Number.parseInt(club.slice(-6), 16) % clubColours.length] : undefined;
}
