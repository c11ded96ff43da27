const kinds = { account: 1, club: 2, player: 3, open: 8, circuit: 6, edition: 7 } as const;

const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0');

/** The id of a thing by its number, as `fill/1-people.sql` makes it. */
export function idOf(kind: keyof typeof kinds, number: number): string {
  const time = hex(1_700_000_000_000 + number, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(kinds[kind], 3)}-8000-${hex(number, 12)}`;
}
