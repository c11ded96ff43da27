import { sides } from '../match/match.ts';
import type { PersonId } from '../id.ts';
import { peopleOf, playersOfDayMatch, type DayMatch } from './day.ts';
import type { DayIndex } from './day-index.ts';
import { restAfter } from './settings.ts';
import type { Wait } from './wait.ts';

const minute = 60_000;

/** Everything that a match waits for; empty if it can be called now. */
export const waitsOf = (match: DayMatch, index: DayIndex): readonly Wait[] => [
  ...unknownPlayers(match, index),
  ...earlierPhase(match, index),
  ...absentPeople(match, index),
  ...occupiedPeople(match, index),
  ...restingPlayers(match, index),
  ...times(match, index),
  ...fixedTable(match, index),
];

function unknownPlayers(match: DayMatch, { feedersOf }: DayIndex): Wait[] {
  const unknown = sides.filter((side) => match[side] === null);
  return unknown.length === 0
    ? []
    : [{ code: 'playerUnknown', sides: unknown, feeders: feedersOf(match.id) }];
}

/** Phases in their order: groups before their knockout. */
function earlierPhase({ open, phase }: DayMatch, { left }: DayIndex): Wait[] {
  const [earliest] = left(open);
  return earliest === undefined || earliest.phase >= phase ? [] : [{ code: 'earlierPhase', ...earliest }];
}

const absentPeople = (match: DayMatch, { person }: DayIndex): Wait[] =>
  peopleOf(match)
    .filter((one) => person(one)?.isPresent === false)
    .map((one) => ({ code: 'absent', person: one }));

function occupiedPeople(match: DayMatch, { occupation }: DayIndex): Wait[] {
  return peopleOf(match).flatMap((person): Wait[] => {
    const taken = occupation(person);
    if (taken === undefined || taken.match.id === match.id) return [];
    const { id, table, state, sets } = taken.match;
    return [
      {
        code: taken.role,
        person,
        match: id,
        table,
        set: state === 'inPlay' ? Math.max(1, sets.length) : null,
      },
    ];
  });
}

/** The rest counts to the first serve, so that a match is called the time of its call before. */
function restingPlayers(match: DayMatch, index: DayIndex): Wait[] {
  const lead = index.settingsOf(match.open).callLead * minute;
  return playersOfDayMatch(match).flatMap((person): Wait[] => {
    const until = restedAt(person, match, index);
    return until === null || until - lead <= index.day.now ? [] : [{ code: 'resting', person, until }];
  });
}

/** From when somebody may serve in a match; null if they have not played. */
function restedAt(id: PersonId, { open }: DayMatch, { person, settingsOf }: DayIndex): number | null {
  const { playedUntil = null, setsOfLast = 0 } = person(id) ?? {};
  return playedUntil === null ? null : playedUntil + restAfter(setsOfLast, settingsOf(open));
}

function times({ open, notBefore, fixedAt }: DayMatch, { day, settingsOf }: DayIndex): Wait[] {
  const lead = settingsOf(open).callLead * minute;
  const waits: Wait[] = [];
  if (notBefore !== null && notBefore > day.now) waits.push({ code: 'notBefore', until: notBefore });
  if (fixedAt !== null && fixedAt - lead > day.now) waits.push({ code: 'fixedTime', until: fixedAt });
  return waits;
}

function fixedTable({ id, table, isTableFixed }: DayMatch, index: DayIndex): Wait[] {
  if (table === null || !isTableFixed) return [];
  const taken = index.onTable(table);
  if (index.table(table)?.state === 'outOfUse') return [{ code: 'tableOutOfUse', table }];
  return taken === undefined || taken.id === id ? [] : [{ code: 'tableTaken', table, match: taken.id }];
}
