import { minute } from '../../durations.ts';
import type { GroupId, MatchId, OpenId, PersonId } from '../../id.ts';
import { hash, randomFromHash } from '../../random.ts';
import { isOccupying, type DayMatch } from '../day.ts';
import { expectedMinutes } from '../paths.ts';
import { roundKey } from '../rounds-begun.ts';
import type { Wait } from '../wait.ts';
import { sideKey, type DayPlan, type GroupSide } from './plan.ts';
import { openPhases } from './phases.ts';
import { groupPath, takeUp } from './start.ts';
import type { Entry, PhaseCount, Player, RunGroup, RunMatch, RunState, RunTable, Side } from './state.ts';

/** Somebody absent, or in a match elsewhere, is expected in a quarter of an hour. */
const lateness = 15 * minute;
const noWaits: readonly Wait[] = [];

/** A run of a day: its pace, and a 32-bit number that all its chances follow from. */
export type Run = { readonly pace: number; readonly seed: number };

/** The day as it stands at the start of a run, with the end of what is on the tables drawn. */
export function beginRun(plan: DayPlan, { pace, seed }: Run): RunState {
  const { index, tables } = plan;
  const players = new Map<PersonId, Player>();
  const playerOf = (id: PersonId): Player => {
    const known = players.get(id) ?? newPlayer(id, plan);
    players.set(id, known);
    return known;
  };
  const sideOf = (side: DayMatch['a']): Side | null => side?.map(playerOf) ?? null;
  const groups = groupsOf(plan, playerOf);
  const matches = new Map<MatchId, RunMatch>();
  for (const match of index.day.matches)
    matches.set(match.id, newRunMatch(match, plan, { sideOf, playerOf, groups, seed }));
  const state: RunState = {
    plan,
    pace,
    random: randomFromHash(seed),
    lotOf: (side) => randomFromHash(hash(side[0]?.id ?? '') ^ seed)(),
    now: index.day.now,
    handFreeFrom: 0,
    matches,
    players,
    groups,
    tables: tables.map((table): RunTable => ({
      number: table.number,
      order: table.order,
      isAutomatic: table.isAutomatic,
      isOpen: table.state === 'open',
      match: null,
      losers: [],
    })),
    rounds: new Map(),
    playing: [],
    idle: [],
    phases: phasesOf(index.day.matches),
  };
  for (const match of matches.values()) {
    match.pathBeyond = match.path - groupPath(match);
    if (isOccupying(match.match)) takeUp(match, state);
  }
  openPhases(state);
  return state;
}

function newPlayer(id: PersonId, { index }: DayPlan): Player {
  const person = index.person(id);
  const playedUntil = person?.playedUntil ?? 0;
  return {
    id,
    rating: person?.rating ?? null,
    isBusy: false,
    notBefore: person && (!person.isPresent || person.isElsewhere) ? index.day.now + lateness : 0,
    playedUntil,
    setsOfLast: person?.setsOfLast ?? 0,
    freeSince: Math.max(playedUntil, person?.umpiredUntil ?? 0),
    duties: person?.duties ?? 0,
    matches: new Set(),
  };
}

function groupsOf({ groups }: DayPlan, playerOf: (id: PersonId) => Player): ReadonlyMap<GroupId, RunGroup> {
  const newEntry = ({ side, won }: GroupSide): Entry => ({
    side: side.map(playerOf),
    minutesLeft: 0,
    won,
    matches: new Set(),
  });
  return new Map(
    [...groups].map(([group, { open, phase, sides }]): [GroupId, RunGroup] => [
      group,
      { open, phase, entries: new Map([...sides].map(([key, side]) => [key, newEntry(side)])) },
    ]),
  );
}

function newRunMatch(
  match: DayMatch,
  { index, paths }: DayPlan,
  of: {
    readonly sideOf: (side: DayMatch['a']) => Side | null;
    readonly playerOf: (id: PersonId) => Player;
    readonly groups: ReadonlyMap<GroupId, RunGroup>;
    readonly seed: number;
  },
): RunMatch {
  const ofGroup = match.round === null ? of.groups.get(match.group)?.entries : undefined;
  const entries = [match.a, match.b].flatMap((side) => (side && ofGroup?.get(sideKey(side))) ?? []);
  const path = paths(match);
  const settings = index.settingsOf(match.open);
  const one: RunMatch = {
    match,
    waits: noWaits,
    random: randomFromHash(hash(match.id) ^ of.seed),
    callableFrom: 0,
    phasesBefore: 0,
    isRoundBegun: false,
    round: settings.isRoundTogether ? roundKey(match) : null,
    waitingSince: 0,
    hasWaitedLong: false,
    path,
    pathBeyond: 0,
    settings,
    entries,
    a: of.sideOf(match.a),
    b: of.sideOf(match.b),
    umpire: match.umpire === null ? null : of.playerOf(match.umpire),
    umpiring: null,
    readyFrom: 0,
    placeInIdle: -1,
    table: null,
    startsAt: 0,
    endsAt: 0,
    sets: 0,
    isWonByA: false,
  };
  for (const entry of entries) {
    entry.minutesLeft += expectedMinutes(match.bestOf);
    entry.matches.add(one);
  }
  return one;
}

function phasesOf(matches: readonly DayMatch[]): Map<OpenId, PhaseCount[]> {
  const counts = new Map<OpenId, Map<number, PhaseCount>>();
  for (const { open, phase } of matches) {
    const ofOpen = counts.get(open) ?? new Map<number, PhaseCount>();
    counts.set(open, ofOpen);
    const count = ofOpen.get(phase) ?? { open, phase, left: 0 };
    count.left += 1;
    ofOpen.set(phase, count);
  }
  return new Map(
    [...counts].map(([open, ofOpen]) => [
      open,
      [...ofOpen.values()].toSorted((one, other) => one.phase - other.phase),
    ]),
  );
}
