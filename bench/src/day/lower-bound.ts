import { defaultDaySettings } from '@topspin/engine';
import type { DayMatch, PersonId } from '@topspin/engine';
import { tables, type Fate, type SeededDay, type SeededOpen } from './seeded-day.ts';

const { rest, longRest, callLead } = defaultDaySettings;

/** A match on its table, and the rest after it beyond the call of the next. */
const onTable = ({ minutes }: Fate): number => callLead + minutes;
const pause = ({ sets }: Fate): number => Math.max(0, (sets >= 5 ? longRest : rest) - callLead);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** One match after the other, with the rests between them. */
const chain = (fates: readonly Fate[]): number =>
  sum(fates.map(onTable)) + sum(fates.map(pause)) - Math.max(0, ...fates.map(pause));

/** The lower bound of every order of play, in minutes; written without the engine's order. */
export function lowerBound(day: SeededDay): number {
  const opens = day.opens.map((open) => boundsOf(open, day));
  const all = opens.flatMap(({ played }) => played);
  const groups = sum(opens.flatMap(({ group }) => group.map(({ fate }) => onTable(fate)))) / tables;
  return Math.max(
    sum(all.map(({ fate }) => onTable(fate))) / tables,
    longestChain(all),
    ...opens.map(({ group, path }) => {
      const own = sum(group.map(({ fate }) => onTable(fate))) / tables;
      return Math.max(own, longestChain(group)) + path;
    }),
    // The groups of one open are the last to end: then all have been played, and its knockout is still to come.
    groups + Math.min(...opens.map(({ path }) => path)),
  );
}

type Played = { readonly people: readonly PersonId[]; readonly fate: Fate };

function longestChain(played: readonly Played[]): number {
  const byPerson = new Map<PersonId, Fate[]>();
  for (const { people, fate } of played)
    for (const person of people) byPerson.set(person, [...(byPerson.get(person) ?? []), fate]);
  return Math.max(...[...byPerson.values()].map(chain));
}

function boundsOf(open: SeededOpen, day: SeededDay): { played: Played[]; group: Played[]; path: number } {
  const group = open.groups.map(({ id, a, b }) => playedBy(id, a?.[0] ?? '', b?.[0] ?? '', day));
  const knockout = new Map<string, Played>();
  const sides = new Map(open.knockout.map(({ id }) => [id, [] as PersonId[]]));
  const begins = new Map<string, number>();
  let path = 0;
  for (const match of open.knockout) {
    const one = playedBy(match.id, ...sidesOf(match, open, sides), day);
    knockout.set(match.id, one);
    const end = (begins.get(match.id) ?? 0) + onTable(one.fate);
    path = Math.max(path, end);
    if (match.winnerTo === null) continue;
    sides.get(match.winnerTo)?.push(one.fate.winner);
    begins.set(match.winnerTo, Math.max(begins.get(match.winnerTo) ?? 0, end + pause(one.fate)));
  }
  return { played: [...group, ...knockout.values()], group, path };
}

function sidesOf(
  { id }: DayMatch,
  { drawn }: SeededOpen,
  sides: ReadonlyMap<string, readonly PersonId[]>,
): [PersonId, PersonId] {
  const { a = null, b = null } = drawn.get(id) ?? {};
  const known = [a, b].filter((side) => side !== null);
  const [one = '', other = ''] = [...known, ...(sides.get(id) ?? [])];
  return [one, other];
}

const playedBy = (id: string, a: PersonId, b: PersonId, { fateOf }: SeededDay): Played => ({
  people: [a, b],
  fate: fateOf(id, a, b),
});
