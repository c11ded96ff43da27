import type { Day, DayMatch, DayTable, PersonOfDay } from '../day/day.ts';
import { defaultDaySettings, type DaySettings } from '../day/settings.ts';

const minute = 60_000;

const written =
  /^(?<open>[A-Z])(?<phase>\d)(?<group>[a-z])(?<number>\d+)(?:@(?<table>\d+)(?<fixed>f?))? (?<a>[\w+?]+)-(?<b>[\w+?]+)(?: \((?<umpire>\w+)\))?(?<state>!| c|)$/u;

/**
 * A match of a day, written `A1a3@4f ana+eva-bea (umpire)!`: the open, the phase, the group and the number; the table it is on or
 * planned for, `f` if a person fixed it; who plays, `?` for a side not known yet, `+` between those of a pair; who umpires; `!` if it is
 * in play, `c` if it is called. Its id is the part before `@`.
 */
export function dayMatch(text: string, over: Partial<DayMatch> = {}): DayMatch {
  const groups = written.exec(text)?.groups;
  if (groups === undefined) throw new Error(`not a match: ${text}`);
  const { open = '', phase, group = '', number, table, fixed, a = '?', b = '?', umpire, state } = groups;
  const side = (names: string) => (names === '?' ? null : names.split('+'));
  return {
    id: `${open}${phase}${group}${number}`,
    open,
    phase: Number(phase),
    group: `${open}${phase}${group}`,
    round: null,
    roundNumber: 1,
    number: Number(number),
    bestOf: 5,
    state: state === '!' ? 'inPlay' : a === '?' || b === '?' ? 'waiting' : 'enrolled',
    a: side(a),
    b: side(b),
    umpire: umpire ?? null,
    publishedUmpire: null,
    table: table === undefined ? null : Number(table),
    isTableFixed: fixed === 'f',
    calledAt: state === '' ? null : 0,
    startedAt: state === '!' ? 0 : null,
    sets: [],
    notBefore: null,
    fixedAt: null,
    winnerTo: null,
    loserTo: null,
    ...over,
  };
}

/** Tables 1 to so many, open and automatic. */
export const dayTables = (count: number): DayTable[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    order: index + 1,
    state: 'open',
    isAutomatic: true,
  }));

export const personOfDay = (id: string, over: Partial<PersonOfDay> = {}): PersonOfDay => ({
  id,
  isPresent: true,
  isElsewhere: false,
  playedUntil: null,
  setsOfLast: 0,
  umpiredUntil: null,
  duties: 0,
  rating: null,
  club: null,
  lookedAfterBy: [],
  ...over,
});

/** A day with four tables at minute 100, and the same settings for its opens A and B. */
export function givenDay({
  settings = {},
  ...over
}: Partial<Omit<Day, 'settings'>> & { readonly settings?: Partial<DaySettings> } = {}): Day {
  const ofOpens = { ...defaultDaySettings, ...settings };
  return {
    now: 100 * minute,
    isAutomatic: true,
    matches: [],
    ended: [],
    toCome: [],
    tables: dayTables(4),
    people: [],
    settings: new Map(['A', 'B'].map((open) => [open, ofOpens])),
    ...over,
  };
}
