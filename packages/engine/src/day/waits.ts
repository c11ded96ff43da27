import { sides } from '../match/match.ts';
import type { PersonId } from '../id.ts';
import type { DayMatch } from './day.ts';
import type { DayIndex } from './day-index.ts';
import { callableFor, isLongRest, restsUntil } from './settings.ts';
import type { Wait } from './wait.ts';

const nobody: readonly PersonId[] = [];

/** Everything that a match waits for; empty if it can be called now. */
export function waitsOf(match: DayMatch, index: DayIndex): readonly Wait[] {
  const waits: Wait[] = [];
  unknownPlayers(match, index, waits);
  earlierPhase(match, index, waits);
  const { a, b, umpire } = match;
  // No list of them: this is done for every match at every change.
  for (const person of a ?? nobody) absence(person, index, waits);
  for (const person of b ?? nobody) absence(person, index, waits);
  if (umpire !== null) absence(umpire, index, waits);
  for (const person of a ?? nobody) occupation(person, match, index, waits);
  for (const person of b ?? nobody) occupation(person, match, index, waits);
  if (umpire !== null) occupation(umpire, match, index, waits);
  for (const person of a ?? nobody) rest(person, match, index, waits);
  for (const person of b ?? nobody) rest(person, match, index, waits);
  times(match, index, waits);
  fixedTable(match, index, waits);
  return waits;
}

function unknownPlayers(match: DayMatch, { feedersOf }: DayIndex, waits: Wait[]): void {
  if (match.a !== null && match.b !== null) return;
  const unknown = sides.filter((side) => match[side] === null);
  waits.push({ code: 'playerUnknown', sides: unknown, feeders: feedersOf(match.id) });
}

/** Phases in their order: groups before their knockout. */
function earlierPhase({ open, phase }: DayMatch, { left }: DayIndex, waits: Wait[]): void {
  const [earliest] = left(open);
  if (earliest !== undefined && earliest.phase < phase) waits.push({ code: 'earlierPhase', ...earliest });
}

function absence(id: PersonId, { person }: DayIndex, waits: Wait[]): void {
  const one = person(id);
  if (one?.isPresent === false) waits.push({ code: 'absent', person: id });
  else if (one?.isElsewhere === true) waits.push({ code: 'elsewhere', person: id });
}

function occupation(person: PersonId, match: DayMatch, index: DayIndex, waits: Wait[]): void {
  const taken = index.occupation(person);
  if (taken === undefined || taken.match.id === match.id) return;
  const { id, table, state, sets } = taken.match;
  const set = state === 'inPlay' ? Math.max(1, sets.length) : null;
  waits.push({ code: taken.role, person, match: id, table, set });
}

/** The rest counts to the first serve, so that a match is called the time of its call before. */
function rest(id: PersonId, { open }: DayMatch, { day, person, settingsOf }: DayIndex, waits: Wait[]): void {
  const one = person(id);
  if (one === undefined || one.playedUntil === null) return;
  const settings = settingsOf(open);
  const until = restsUntil(one.playedUntil, one.setsOfLast, settings);
  if (callableFor(until, settings) <= day.now) return;
  const after = isLongRest(one.setsOfLast, settings) && { after: one.setsOfLast };
  waits.push({ code: 'resting', person: id, until, ...after });
}

/** Times that a person fixed count to the first serve, as a rest does. */
function times({ open, notBefore, fixedAt }: DayMatch, { day, settingsOf }: DayIndex, waits: Wait[]): void {
  const isToCome = (serve: number | null): serve is number =>
    serve !== null && callableFor(serve, settingsOf(open)) > day.now;
  if (isToCome(notBefore)) waits.push({ code: 'notBefore', until: notBefore });
  if (isToCome(fixedAt)) waits.push({ code: 'fixedTime', until: fixedAt });
}

function fixedTable({ id, table, isTableFixed }: DayMatch, index: DayIndex, waits: Wait[]): void {
  if (table === null || !isTableFixed) return;
  const taken = index.onTable(table);
  const state = index.table(table)?.state;
  if (state === 'outOfUse') waits.push({ code: 'tableOutOfUse', table });
  else if (state === 'locked') waits.push({ code: 'tableLocked', table });
  else if (taken !== undefined && taken.id !== id) waits.push({ code: 'tableTaken', table, match: taken.id });
}
