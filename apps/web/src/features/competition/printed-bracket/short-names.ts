import { partsOfName } from '#domain/names/surname.ts';

type Named = { readonly _id: string; readonly name: string };

const initial = (first: string): string => (first === '' ? '' : `${/^./u.exec(first)?.[0] ?? ''}. `);

/** The first surname, with the words before it: "de la Torre" of "de la Torre Gómez". */
const firstSurname = (surname: string): string =>
  /^(?:\p{Ll}[\p{L}’']*\s+)*\S+/u.exec(surname)?.[0] ?? surname;

/** A form of the name of each of a pair, or of the one who plays. */
const ofEach =
  (form: (name: string) => string) =>
  (name: string): string =>
    name.split(' / ').map(form).join(' / ');

/** From the shortest to the whole name. */
const forms = [
  ofEach((name) => {
    const { first, surname } = partsOfName(name);
    return initial(first) + firstSurname(surname);
  }),
  ofEach((name) => {
    const { first, surname } = partsOfName(name);
    return initial(first) + surname;
  }),
  (name: string) => name,
] as const;

/** The names of players as the later rounds of a bracket have room for: an initial and a surname, and more where two are alike. */
export function shortNames(players: readonly Named[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let left = players;
  for (const form of forms) {
    const counts = Map.groupBy(left, ({ name }) => form(name));
    const isLast = form === forms.at(-1);
    left = [...counts].flatMap(([short, alike]) => {
      if (alike.length > 1 && !isLast) return alike;
      for (const { _id } of alike) names.set(_id, short);
      return [];
    });
  }
  return names;
}
