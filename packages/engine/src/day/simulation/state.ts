import type { GroupId, MatchId, OpenId, PersonId } from '../../id.ts';
import type { Random } from '../../random.ts';
import type { Queued } from '../queued.ts';
import type { DaySettings } from '../settings.ts';
import type { DayPlan } from './plan.ts';

/** Somebody in a run. */
export type Player = {
  readonly id: PersonId;
  readonly rating: number | null;
  isBusy: boolean;
  /** Not called before, whatever else: whoever is absent is expected later. */
  readonly notBefore: number;
  /** The end of their last match, and the sets it had; 0 before the first. */
  playedUntil: number;
  setsOfLast: number;
  freeSince: number;
  /** How many matches they have umpired. */
  duties: number;
  /** Their matches in the queue, those they umpire too. */
  readonly matches: Set<RunMatch>;
};

export type Side = readonly Player[];

/** A side in its group: what it still has to play there, and has won. */
export type Entry = {
  readonly side: Side;
  minutesLeft: number;
  won: number;
  readonly matches: Set<RunMatch>;
};

/** A match of a run. It is compared by the criteria of the queue like any other. */
export type RunMatch = { -readonly [Key in keyof Queued]: Queued[Key] } & {
  readonly settings: DaySettings;
  /** What it draws in this run: its own, so that the other matches draw the same whatever becomes of it. */
  readonly random: Random;
  /** Its round, where its open keeps rounds together. */
  readonly round: string | null;
  /** The part of `path` after its group, which stays the same during a run. */
  pathBeyond: number;
  readonly entries: readonly Entry[];
  a: Side | null;
  b: Side | null;
  readonly umpire: Player | null;
  /** Whoever umpires once it is called. */
  umpiring: Player | null;
  /** From when its people can be called, once they are free; kept, since each call asks it of every match. */
  readyFrom: number;
  /** Its place among those whose people are all free; -1 if it is not one of them. */
  placeInIdle: number;
  table: RunTable | null;
  startsAt: number;
  endsAt: number;
  sets: number;
  isWonByA: boolean;
};

export type RunTable = {
  readonly number: number;
  readonly order: number;
  readonly isOpen: boolean;
  readonly isAutomatic: boolean;
  match: RunMatch | null;
  /** Those who lost its last match: both of a pair. */
  losers: Side;
};

/** The sides of a group. */
export type RunGroup = {
  readonly open: OpenId;
  readonly phase: number;
  readonly entries: ReadonlyMap<string, Entry>;
};

export type PhaseCount = { readonly open: OpenId; readonly phase: number; left: number };

export type RunState = {
  readonly plan: DayPlan;
  readonly pace: number;
  /** What a person chooses in this run. */
  readonly random: Random;
  /** A number of the lot of somebody in this run: the same for one seed. */
  readonly lotOf: (side: Side) => number;
  now: number;
  /** From when a person can call the next match. */
  handFreeFrom: number;
  readonly matches: ReadonlyMap<MatchId, RunMatch>;
  readonly players: ReadonlyMap<PersonId, Player>;
  readonly groups: ReadonlyMap<GroupId, RunGroup>;
  readonly tables: readonly RunTable[];
  /** How many matches of each round are on tables, where rounds are kept together. */
  readonly rounds: Map<string, number>;
  /** What is on the tables, or was when the run began. */
  playing: RunMatch[];
  /** Those in the queue whose people are all free, at rest or not, in any order: nothing else can be called. */
  readonly idle: RunMatch[];
  /** The phases of each open that are not over, in their order. */
  readonly phases: ReadonlyMap<OpenId, PhaseCount[]>;
};
