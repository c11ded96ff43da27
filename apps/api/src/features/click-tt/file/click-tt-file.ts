/** The attributes of an element, in the order of the file: what Topspin does not know goes back as it came. */
export type Attributes = readonly (readonly [name: string, value: string])[];

/** An entry in a competition: a single person, a pair or a team. */
export type Entry = { readonly attributes: Attributes; readonly people: readonly Attributes[] };

export type Competition = { readonly attributes: Attributes; readonly entries: readonly Entry[] };

/** The declared type of a document: a name and an address, which are never looked up. */
export type DocumentType = { readonly publicId: string; readonly systemId: string };

/** The tournament of a file, without its competitions. */
export type Tournament = {
  readonly type: DocumentType | null;
  readonly attributes: Attributes;
  readonly places: readonly Attributes[];
};

/** A tournament file of click-TT, without the matches it may have. */
export type ClickTtFile = { readonly tournament: Tournament; readonly competitions: readonly Competition[] };

/** The value of an attribute; empty if it is missing. */
export const valueOf = (attributes: Attributes, name: string): string =>
  attributes.find(([known]) => known === name)?.[1] ?? '';

export const entryOf = ({ attributes }: Entry): string => valueOf(attributes, 'id');

/** Whether somebody enters alone. Teams cannot enter an open yet. */
export const isSingle = ({ attributes, people }: Entry): boolean =>
  valueOf(attributes, 'type') === 'single' && people.length === 1;

/** Whether two people enter together, in doubles or mixed. */
export const isPair = ({ attributes, people }: Entry): boolean =>
  valueOf(attributes, 'type') === 'double' && people.length === 2;

/** Whether an entry is one of the discipline of an open. */
export const fits = (entry: Entry, { doubles }: { readonly doubles: boolean }): boolean =>
  doubles ? isPair(entry) : isSingle(entry);

/** The names by which a list says whom a row means: a single by the id of the entry, those of a pair also by their place. */
export const keysOf = (entry: Entry): readonly string[] =>
  isPair(entry) ? [1, 2].map((place) => `${entryOf(entry)}/${place}`) : [entryOf(entry)];
