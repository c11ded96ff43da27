import { hasMarkup, type Language } from '@topspin/contract';
import { fail } from '#http/fail.ts';
import { entryOf, valueOf, type Attributes, type ClickTtFile, type DocumentType } from './click-tt-file.ts';
import { elementOf, entryTypes, most, neverEmpty } from './elements.ts';
import { refused, type Wrong } from './refuse.ts';

type Gathering = {
  readonly attributes: Attributes;
  readonly entries: { readonly attributes: Attributes; readonly people: Attributes[] }[];
};

/** Gathers what a parser finds in a file, and refuses the first thing that does not belong there. */
export class Gatherer {
  #path: string[] = [];
  #line = 1;
  #type: DocumentType | null = null;
  #tournament: Attributes | undefined;
  readonly #places: Attributes[] = [];
  readonly #competitions: Gathering[] = [];
  /** The ids of the entries of a competition. */
  readonly #ids = new Set<string>();
  #players = 0;
  /** Of the element that has begun. */
  #attributes = 0;
  readonly #lang: Language;

  constructor(lang: Language) {
    this.#lang = lang;
  }

  declare(type: DocumentType): void {
    this.#type = type;
  }

  /** An element begins, and has to stand where it is. */
  begin(name: string, line: number): void {
    this.#line = line;
    const parent = this.#path.at(-1) ?? null;
    if (parent === null && name !== 'tournament') throw fail('clickTt.notClickTt');
    if (elementOf(name)?.parent !== parent) throw this.#refusal({ unknown: name.slice(0, 60) });
    this.#path.push(name);
    this.#attributes = 0;
  }

  /** Refuses too many before they are gathered: each costs more time than the one before. */
  attribute(): void {
    this.#attributes += 1;
    if (this.#attributes > most.attributes) throw this.#refusal({ moreThan: most.attributes });
  }

  open(attributes: Attributes): void {
    for (const [name, value] of attributes) this.#check(name, value);
    const names = new Set(attributes.map(([name]) => name));
    const missing = elementOf(this.#path.at(-1) ?? '')?.required.find((name) => !names.has(name));
    if (missing !== undefined) throw this.#refusal('required', missing);
    this.#add(attributes);
  }

  close(): void {
    if (this.#path.at(-1) === 'player' && this.#entry?.people.length === 0)
      throw this.#refusal('required', 'person');
    this.#path.pop();
  }

  text(written: string, line: number): void {
    this.#line = line;
    const [word] = written.trim().split(/\s/u);
    if (word) throw this.#refusal({ unknown: word.slice(0, 30) });
  }

  done(): ClickTtFile {
    if (this.#tournament === undefined) throw fail('clickTt.notClickTt');
    if (this.#competitions.length === 0) throw this.#refusal('required', 'tournament', 'competition');
    const tournament = { type: this.#type, attributes: this.#tournament, places: this.#places };
    return { tournament, competitions: this.#competitions };
  }

  get #entry() {
    return this.#competitions.at(-1)?.entries.at(-1);
  }

  #check(name: string, value: string): void {
    if (!/^[a-z][a-z0-9-]{0,60}$/u.test(name)) throw this.#refusal({ unknown: name.slice(0, 60) });
    if (value.length > most.letters) throw this.#refusal({ longerThan: most.letters }, name);
    if (hasMarkup(value)) throw this.#refusal('markup', name);
    if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(value)) throw this.#refusal('format', name);
    if (neverEmpty.includes(name) && value.trim() === '') throw this.#refusal('required', name);
  }

  #add(attributes: Attributes): void {
    const name = this.#path.at(-1);
    // Matches that the file has already are replaced by those that are played here.
    if (name === 'tournament') this.#tournament = attributes;
    if (name === 'tournament-location') this.#push(this.#places, attributes, most.places);
    if (name === 'competition') this.#addCompetition(attributes);
    if (name === 'player') this.#addEntry(attributes);
    if (name === 'person') this.#push(this.#entry?.people ?? [], attributes, most.people);
  }

  #addCompetition(attributes: Attributes): void {
    this.#ids.clear();
    this.#push(this.#competitions, { attributes, entries: [] }, most.competitions);
  }

  #addEntry(attributes: Attributes): void {
    const entry = { attributes, people: [] };
    const id = entryOf(entry);
    if (!entryTypes.includes(valueOf(attributes, 'type')))
      throw this.#refusal({ noneOf: entryTypes }, 'type');
    if (id.length > most.letters / 3) throw this.#refusal({ longerThan: most.letters / 3 }, 'id');
    if (this.#ids.has(id)) throw this.#refusal('twice', id);
    this.#ids.add(id);
    this.#players += 1;
    if (this.#players > most.players) throw this.#refusal({ moreThan: most.players });
    this.#push(this.#competitions.at(-1)?.entries ?? [], entry, most.entries);
  }

  #push<Item>(list: Item[], item: Item, atMost: number): void {
    if (list.length >= atMost) throw this.#refusal({ moreThan: atMost });
    list.push(item);
  }

  /** Where the file is wrong: the elements down to there, a competition by its number. */
  #refusal(wrong: Wrong, ...inside: readonly string[]) {
    const path = this.#path.map((name) =>
      name === 'competition' ? `${name} ${Math.max(1, this.#competitions.length)}` : name,
    );
    return refused(wrong, { line: this.#line, place: [...path, ...inside] }, this.#lang);
  }
}
