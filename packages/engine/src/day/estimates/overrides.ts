import { minute } from '../../durations.ts';
import type { GroupId, OpenId, PersonId } from '../../id.ts';
import type { DayIndex } from '../day-index.ts';
import type { DayPlan } from '../simulation/plan.ts';
import { isOccupying, type Day, type DayMatch, type EndedDayMatch } from '../day.ts';
import { expectedMinutes } from '../paths.ts';
import { restsUntil, type DaySettings } from '../settings.ts';

/** So many of the latest calls say how a day is run. */
const latest = 100;
/** What is believed once a first choice was seen: half a choice in one and a half calls more. Before it nothing is. */
const prior = { seen: 0.5, visible: 1.5 } as const;

/** A match of a group with its time: from its first serve; `Infinity` while it is not called, and its end while it is not over. */
type Timed = {
  readonly open: OpenId;
  readonly phase: string;
  readonly group: GroupId;
  readonly minutes: number;
  readonly people: readonly PersonId[];
  readonly from: number;
  readonly until: number;
  readonly sets: number;
};

/**
 * The share of the calls in which a person chose another match than the next: one of the groups that could be called had a longer path. A
 * choice among equal paths changes no estimate and is not seen, so that a call counts by the share of the matches that would be.
 */
export function shareOfOverrides(
  day: Day,
  { paths, index: { settingsOf } }: Pick<DayPlan, 'paths' | 'index'>,
): number {
  const matches = timedMatches(day, settingsOf);
  const ofPerson = new Map<PersonId, Timed[]>();
  for (const match of matches)
    for (const person of match.people) ofPerson.set(person, [...(ofPerson.get(person) ?? []), match]);
  const beyond = beyondGroups(day, paths, ofPerson);
  const calls = matches
    .filter(({ from }) => from < Infinity)
    .toSorted((one, other) => other.from - one.from)
    .slice(0, latest);
  let [seen, visible] = [0, 0];
  for (const call of calls) {
    const settings = settingsOf(call.open);
    const at = call.from - settings.callLead * minute;
    const pathAt = (match: Timed): number => (beyond.get(match.phase) ?? 0) + leftAt(match, at, ofPerson);
    const own = pathAt(call);
    const others = matches.filter(
      (match) =>
        (match.phase === call.phase || (beyond.has(match.phase) && beyond.has(call.phase))) &&
        match.from > call.from &&
        isReadyAt(match, at, { ofPerson, settings }),
    );
    const paths = others.map(pathAt);
    const longest = Math.max(own, ...paths);
    if (own < longest) seen += 1;
    visible += [own, ...paths].filter((path) => path < longest).length / (1 + paths.length);
  }
  return seen === 0 ? 0 : Math.min((seen + prior.seen) / (visible + prior.visible), most);
}

/** Beyond this nobody follows the order. */
const most = 0.5;

type ByPerson = ReadonlyMap<PersonId, readonly Timed[]>;

/** What the side that has most to play in the group has left, in minutes. */
function leftAt(match: Pick<Timed, 'group' | 'minutes' | 'people'>, at: number, ofPerson: ByPerson): number {
  let longest = match.minutes;
  for (const person of match.people) {
    let left = 0;
    for (const other of ofPerson.get(person) ?? [])
      if (other.group === match.group && other.until > at) left += other.minutes;
    longest = Math.max(longest, left);
  }
  return longest;
}

type Readiness = { readonly ofPerson: ByPerson; readonly settings: DaySettings };

function isReadyAt({ people }: Timed, at: number, { ofPerson, settings }: Readiness): boolean {
  const lead = settings.callLead * minute;
  for (const person of people)
    for (const { from, until, sets } of ofPerson.get(person) ?? [])
      if (from - lead <= at && at < restsUntil(until, sets, settings) - lead) return false;
  return true;
}

function timedMatches({ matches, ended }: Day, settingsOf: DayIndex['settingsOf']): readonly Timed[] {
  const toPlay = matches.flatMap((match): Timed[] => {
    if (match.round !== null) return [];
    const { callLead } = settingsOf(match.open);
    const serve = match.startedAt ?? (match.calledAt ?? 0) + callLead * minute;
    return [
      {
        ...shared(match),
        people: [...(match.a ?? []), ...(match.b ?? [])],
        from: isOccupying(match) ? serve : Infinity,
        until: Infinity,
        sets: 0,
      },
    ];
  });
  const played = ended.flatMap((match): Timed[] => {
    const { round, isWalkover, startedAt, endedAt, winner, loser, sets } = match;
    if (round !== null || isWalkover || startedAt === null) return [];
    const people = [...(winner ?? []), ...(loser ?? [])];
    return [{ ...shared(match), people, from: startedAt, until: endedAt, sets }];
  });
  return [...toPlay, ...played];
}

const shared = ({ open, phase, group, bestOf }: DayMatch | EndedDayMatch) => ({
  open,
  phase: `${open} ${phase}`,
  group,
  minutes: expectedMinutes(bestOf),
});

/** What comes after the groups of a phase that are not over, in minutes: the same for all of them. */
function beyondGroups(
  { matches, now }: Day,
  paths: DayPlan['paths'],
  ofPerson: ByPerson,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const match of matches) {
    const one = shared(match);
    if (match.round !== null || found.has(one.phase)) continue;
    const people = [...(match.a ?? []), ...(match.b ?? [])];
    found.set(one.phase, paths(match) - leftAt({ ...one, people }, now, ofPerson));
  }
  return found;
}
