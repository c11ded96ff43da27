import type { Language } from '@topspin/contract';
import { match as caMatch } from './ca/opens/match.ts';
import { match as enMatch } from './en/opens/match.ts';
import { match as esMatch } from './es/opens/match.ts';
import { phaseNameIn } from './phase-name.ts';
import type { Translated } from './translated.ts';

/** Somebody by name, or the reader. */
type Who = string | null;

/** Those whom somebody plays with, in doubles, and against, as far as they may be named. */
type Others = { readonly partner: string | null; readonly rival: string | null };

type Words = {
  readonly mine: string;
  readonly day: string;
  readonly canceled: (reason: string) => string;
  readonly seasonStarts: (name: string) => string;
  readonly seasonEnds: (name: string) => string;
  /** Several who play together, or the reader if there is nobody. */
  readonly plays: (who: readonly string[], others: Others) => string;
  readonly umpires: (who: Who) => string;
  readonly waiting: (who: Who) => string;
  readonly expected: (from: string, to: string) => string;
  readonly group: (name: string) => string;
  readonly table: (number: number) => string;
  /** The round of a Swiss phase. */
  readonly round: (number: number) => string;
  readonly rounds: Translated<typeof esMatch.rounds>;
};

const fromMatch = ({ group, table, round, rounds }: Translated<typeof esMatch>) => ({
  group: (name: string) => group.replace('{{name}}', () => name),
  table: (number: number) => table.replace('{{number}}', String(number)),
  round: (number: number) => round.replace('{{number}}', String(number)),
  rounds,
});

/** A name after a word; nothing without a name. */
const after = (word: string, name: string | null): string => (name === null ? '' : ` ${word} ${name}`);

/** Several names as a sentence has them: "Ana y Leo". */
const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language).format(names);

/** What the events of a calendar say. */
export const calendars: Record<Language, Words> = {
  es: {
    ...fromMatch(esMatch),
    mine: 'Mis partidos',
    day: 'Día de juego',
    canceled: (reason) => `Cancelado: ${reason}`,
    seasonStarts: (name) => `Empieza ${name}`,
    seasonEnds: (name) => `Termina ${name}`,
    plays: (who, { partner, rival }) =>
      [
        who.length === 0 ? 'Tu partido' : `${listed('es', who)} ${who.length > 1 ? 'juegan' : 'juega'}`,
        after('con', partner),
        after('contra', rival),
      ].join(''),
    umpires: (who) => (who === null ? 'Arbitras un partido' : `${who} arbitra un partido`),
    waiting: (who) => (who === null ? 'Estás en la lista de espera' : `${who}: en la lista de espera`),
    expected: (from, to) => `Previsto entre las ${from} y las ${to}`,
  },
  en: {
    ...fromMatch(enMatch),
    mine: 'My matches',
    day: 'Day of play',
    canceled: (reason) => `Cancelled: ${reason}`,
    seasonStarts: (name) => `${name} begins`,
    seasonEnds: (name) => `${name} ends`,
    plays: (who, { partner, rival }) => {
      if (who.length === 0) return `Your match${after('with', partner)}${after('against', rival)}`;
      const play = `${listed('en', who)} ${who.length > 1 ? 'play' : 'plays'}`;
      if (partner !== null) return `${play} with ${partner}${after('against', rival)}`;
      return rival === null ? play : `${play} ${rival}`;
    },
    umpires: (who) => (who === null ? 'You umpire a match' : `${who} umpires a match`),
    waiting: (who) => (who === null ? 'You are on the waiting list' : `${who}: on the waiting list`),
    expected: (from, to) => `Expected between ${from} and ${to}`,
  },
  ca: {
    ...fromMatch(caMatch),
    mine: 'Els meus partits',
    day: 'Dia de joc',
    canceled: (reason) => `Cancel·lat: ${reason}`,
    seasonStarts: (name) => `Comença ${name}`,
    seasonEnds: (name) => `Acaba ${name}`,
    plays: (who, { partner, rival }) =>
      [
        who.length === 0 ? 'El teu partit' : `${listed('ca', who)} ${who.length > 1 ? 'juguen' : 'juga'}`,
        after('amb', partner),
        after('contra', rival),
      ].join(''),
    umpires: (who) => (who === null ? 'Arbitres un partit' : `${who} arbitra un partit`),
    waiting: (who) => (who === null ? 'Ets a la llista d’espera' : `${who}: a la llista d’espera`),
    expected: (from, to) => `Previst entre les ${from} i les ${to}`,
  },
};

type Placed = {
  /** The name of its group. */
  readonly group: string;
  readonly round: keyof Words['rounds'] | null;
  /** In a Swiss phase: which of its rounds. */
  readonly swiss_round?: number | null | undefined;
};

/** Where in its open a match belongs: its round of a knockout or of a Swiss phase, or its group. */
export function placeOfMatch(
  language: Language,
  { group, round, swiss_round: inSwiss = null }: Placed,
): string {
  const words = calendars[language];
  if (round !== null) return words.rounds[round];
  return inSwiss === null
    ? words.group(group)
    : [phaseNameIn(language, group), words.round(inSwiss)].filter(Boolean).join(' · ');
}
