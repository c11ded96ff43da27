import { clubColours, type ClubColour } from './theme/tokens.ts';

const shown = 2;

/** The first letters of a person's first two names. Particles in lower case are skipped: "Ana de la Torre" is AT. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/u).flatMap((word) => word.match(/\p{L}\p{M}*/u)?.[0] ?? []);
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return (capitals.length > 0 ? capitals : letters).slice(0, shown).join('').toUpperCase();
}

/** The colour of a club, always the same for its id. */
export function clubColourOf(club: string | null | undefined): ClubColour | undefined {
  // The end of an id is random, its start the time.
  return club ? clubColours[Number.parseInt(club.slice(-6), 16) % clubColours.length] : undefined;
}
