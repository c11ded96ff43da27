import { none } from './board.ts';
import type { Board } from './board.ts';
import { clamp } from '../bracket/lines.ts';

/** A section of the bracket to be filled: its lines from `from` to before `to`, and the room in each half. */
export type Section = {
  readonly from: number;
  readonly middle: number;
  readonly to: number;
  /** How many players each half can take. */
  readonly upperRoom: number;
  readonly lowerRoom: number;
  /** How many should go to the upper half when nothing else decides. */
  readonly upperWanted: number;
};

/** A part of a column, from `start` to before `end`. */
export type Span = { readonly start: number; readonly end: number };

/** Where a player should go, from what must be in the upper half to what must be in the lower. */
const wishes = { forcedUp: 0, up: 1, either: 2, down: 3, forcedDown: 4 } as const;

/** Columns used again for every section of a draw, so that none has to be made anew. */
export type Scratch = {
  /** The players who are drawn, in the order of the lot; each section puts its upper half in front. */
  readonly players: Int32Array;
  readonly spare: Int32Array;
  /** The wish of each entrant, and how many of each wish the upper half still takes. */
  readonly wish: Int8Array;
  readonly quota: Int32Array;
  /** Players in the upper half less those in the lower, by club and by group. */
  readonly clubLead: Int32Array;
  readonly groupLead: Int32Array;
  /** How many of a club are still to be divided, and how many of them have been looked at. */
  readonly clubOpen: Int32Array;
  readonly clubSeen: Int32Array;
  /** The section for which the counts of each club and group hold: of another they count as nothing. */
  readonly clubSection: Int32Array;
  readonly groupSection: Int32Array;
  section: number;
};

/** Empty columns for a board. */
export const newScratch = ({ entrants, clubs, groups }: Board): Scratch => ({
  players: new Int32Array(entrants.length),
  spare: new Int32Array(entrants.length),
  wish: new Int8Array(entrants.length),
  quota: new Int32Array(Object.keys(wishes).length),
  clubLead: new Int32Array(clubs),
  groupLead: new Int32Array(groups),
  clubOpen: new Int32Array(clubs),
  clubSeen: new Int32Array(clubs),
  clubSection: new Int32Array(clubs),
  groupSection: new Int32Array(groups),
  section: 0,
});

const add = (column: Int32Array, index: number, amount: number): void => {
  column[index] = (column[index] as number) + amount;
};

/** Forgets what was counted for a club in another section. */
const startClub = (scratch: Scratch, club: number): void => {
  if (scratch.clubSection[club] === scratch.section) return;
  scratch.clubSection[club] = scratch.section;
  scratch.clubLead[club] = 0;
  scratch.clubOpen[club] = 0;
  scratch.clubSeen[club] = 0;
};

const startGroup = (scratch: Scratch, group: number): void => {
  if (scratch.groupSection[group] === scratch.section) return;
  scratch.groupSection[group] = scratch.section;
  scratch.groupLead[group] = 0;
};

/** Counts those who stand on the section's lines already. */
const countPlaced = (board: Board, scratch: Scratch, { from, middle, to }: Section): void => {
  for (let line = from; line < to; line += 1) {
    const entrant = board.at[line] as number;
    if (entrant < 0) continue;
    const lead = line < middle ? 1 : -1;
    const club = board.clubOf[entrant] as number;
    const group = board.groupOf[entrant] as number;
    if (club !== none) {
      startClub(scratch, club);
      add(scratch.clubLead, club, lead);
    }
    if (group !== none) {
      startGroup(scratch, group);
      add(scratch.groupLead, group, lead);
    }
  }
};

/** The half that an entrant's group mates force: the one with fewer of them. */
const forcedWish = (board: Board, scratch: Scratch, entrant: number, section: Section): number => {
  const group = board.groupOf[entrant] as number;
  if (group === none) return wishes.either;
  startGroup(scratch, group);
  const lead = scratch.groupLead[group] as number;
  const { quota } = scratch;
  if (lead < 0 && (quota[wishes.forcedUp] as number) < section.upperRoom) return wishes.forcedUp;
  if (lead > 0 && (quota[wishes.forcedDown] as number) < section.lowerRoom) return wishes.forcedDown;
  return wishes.either;
};

/** Sends who has more group mates in one half to the other, as far as there is room, and counts the clubs. */
const forceGroups = (board: Board, scratch: Scratch, { start, end }: Span, section: Section): void => {
  for (let index = start; index < end; index += 1) {
    const entrant = scratch.players[index] as number;
    const club = board.clubOf[entrant] as number;
    const wish = forcedWish(board, scratch, entrant, section);
    scratch.wish[entrant] = wish;
    if (wish !== wishes.either) add(scratch.quota, wish, 1);
    if (club === none) continue;
    startClub(scratch, club);
    if (wish === wishes.either) add(scratch.clubOpen, club, 1);
    else add(scratch.clubLead, club, wish === wishes.forcedUp ? 1 : -1);
  }
};

/** Divides each club between the halves as evenly as can be; the odd one may go to either. */
const divideClubs = (board: Board, scratch: Scratch, { start, end }: Span): void => {
  const { clubOpen, clubLead, clubSeen, wish } = scratch;
  for (let index = start; index < end; index += 1) {
    const entrant = scratch.players[index] as number;
    if (wish[entrant] !== wishes.either) continue;
    const club = board.clubOf[entrant] as number;
    if (club !== none) {
      const share = ((clubOpen[club] as number) - (clubLead[club] as number)) / 2;
      const seen = clubSeen[club] as number;
      if (seen < Math.floor(share)) wish[entrant] = wishes.up;
      else if (seen >= Math.ceil(share)) wish[entrant] = wishes.down;
      clubSeen[club] = seen + 1;
    }
    add(scratch.quota, wish[entrant], 1);
  }
};

/** Gives the places of the upper half to the wishes in their order: each wish gets what the better ones leave. */
const shareOut = ({ quota }: Scratch, places: number): void => {
  let left = places;
  for (let wish = 0; wish < quota.length; wish += 1) {
    const taken = Math.min(left, quota[wish] as number);
    quota[wish] = taken;
    left -= taken;
  }
};

/** Puts the players of the upper half in front, both halves staying in the order of the lot. */
const partition = ({ players, spare, wish, quota }: Scratch, { start, end }: Span): void => {
  let upper = start;
  let lower = 0;
  for (let index = start; index < end; index += 1) {
    const entrant = players[index] as number;
    const mine = wish[entrant] as number;
    const left = quota[mine] as number;
    if (left > 0) {
      quota[mine] = left - 1;
      players[upper] = entrant;
      upper += 1;
    } else {
      spare[lower] = entrant;
      lower += 1;
    }
  }
  players.set(spare.subarray(0, lower), upper);
};

/**
 * Divides players between the halves of a section: first so that group mates are apart, then so that clubs
 * are divided as evenly as can be, then by lot, which is the order in which the players are given. Says
 * where in the column of players the lower half begins.
 */
export const split = (board: Board, scratch: Scratch, span: Span, section: Section): number => {
  scratch.section += 1;
  scratch.quota.fill(0);
  countPlaced(board, scratch, section);
  forceGroups(board, scratch, span, section);
  divideClubs(board, scratch, span);
  const forcedDown = scratch.quota[wishes.forcedDown] as number;
  const most = Math.min(section.upperRoom, span.end - span.start - forcedDown);
  const upper = clamp(section.upperWanted, scratch.quota[wishes.forcedUp] as number, most);
  shareOut(scratch, upper);
  partition(scratch, span);
  return span.start + upper;
};
