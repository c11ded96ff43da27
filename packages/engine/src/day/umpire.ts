import type { PersonId } from '../id.ts';
import { peopleOf, playersOfDayMatch, type Day, type DayMatch, type EndedDayMatch } from './day.ts';
import { indexDay, type DayIndex } from './day-index.ts';
import type { UmpireRule } from './settings.ts';

/** Who umpires a match, and by which rule; `chosen` by a person. */
export type UmpireChoice = { readonly umpire: PersonId | null; readonly by: UmpireRule | 'chosen' };

/** The umpire of a match that is called to a table now, by the rules of its open in their order. */
export const umpireFor = (match: DayMatch, table: number, day: Day): UmpireChoice =>
  chooseUmpire(match, table, indexDay(day), new Set());

const nobody: UmpireChoice = { umpire: null, by: 'none' };

/**
 * The same with people who are taken besides. Each rule is the fallback of the one before. In a knockout whoever shares a club or a
 * guardian with a player umpires only where the rules have nobody else.
 */
export function chooseUmpire(
  match: DayMatch,
  table: number,
  index: DayIndex,
  taken: ReadonlySet<PersonId>,
): UmpireChoice {
  if (match.umpire !== null) return { umpire: match.umpire, by: 'chosen' };
  const rules = index.settingsOf(match.open).umpires;
  const isFree = (person: PersonId): boolean =>
    !taken.has(person) &&
    !playersOfDayMatch(match).includes(person) &&
    index.occupation(person) === undefined &&
    index.person(person)?.isPresent !== false;
  const free = rules.flatMap((by) =>
    candidates[by](match, table, index)
      .filter(isFree)
      .map((umpire): UmpireChoice => ({ umpire, by })),
  );
  const isImpartial = ({ umpire }: UmpireChoice): boolean => !isConflicted(umpire, match, index);
  return free.find(isImpartial) ?? free[0] ?? nobody;
}

/** Whom each rule would take, the best first. */
const candidates: Readonly<
  Record<UmpireRule, (match: DayMatch, table: number, index: DayIndex) => readonly PersonId[]>
> = {
  resting: restingInGroup,
  loser: (_match, table, { day }) => loserAt(table, day.ended),
  volunteer: (match, _table, index) => byLoad(index.settingsOf(match.open).volunteers, index),
  none: () => [],
};

/** The umpire of the published order, and then the others of the group who rest, the least burdened first. */
function restingInGroup(match: DayMatch, _table: number, index: DayIndex): readonly PersonId[] {
  if (match.round !== null) return [];
  const { publishedUmpire } = match;
  const others = index.inGroup(match.group).flatMap(playersOfDayMatch);
  const rest = byLoad([...new Set(others)], index);
  return publishedUmpire === null ? rest : [publishedUmpire, ...rest];
}

/** The loser of the last match at a table, if they played it. */
function loserAt(table: number, ended: readonly EndedDayMatch[]): readonly PersonId[] {
  const last = ended
    .filter((match) => match.table === table)
    .reduce<EndedDayMatch | null>(
      (latest, one) => (latest && latest.endedAt > one.endedAt ? latest : one),
      null,
    );
  return last === null || last.isWalkover ? [] : (last.loser ?? []).slice(0, 1);
}

/** Loads balanced: whoever has umpired least, and then whoever has been free longest. */
function byLoad(people: readonly PersonId[], { person }: DayIndex): readonly PersonId[] {
  const loads = people.map((id) => {
    const { duties = 0, playedUntil = null, umpiredUntil = null } = person(id) ?? {};
    return { id, duties, since: Math.max(playedUntil ?? 0, umpiredUntil ?? 0) };
  });
  return loads
    .toSorted((one, other) => one.duties - other.duties || one.since - other.since)
    .map(({ id }) => id);
}

/** Of the club of a player, or looked after by the same person. */
function isConflicted(umpire: PersonId | null, match: DayMatch, { person }: DayIndex): boolean {
  if (umpire === null || match.round === null) return false;
  const { club = null, lookedAfterBy = [] } = person(umpire) ?? {};
  return peopleOf(match).some((player) => {
    const other = person(player);
    if (other === undefined) return false;
    return (
      (club !== null && other.club === club) || other.lookedAfterBy.some((one) => lookedAfterBy.includes(one))
    );
  });
}
