import { none } from './board.ts';
import type { Board } from './board.ts';
import { clamp } from './lines.ts';

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

/** The players of each half, in the order of the lot. */
export type Halves = { readonly upper: number[]; readonly lower: number[] };

/** Where a player should go, from what must be in the upper half to what must be in the lower. */
const wishes = { forcedUp: 0, up: 1, either: 2, down: 3, forcedDown: 4 } as const;

/** Columns used again for every section of a draw, so that none has to be made anew. */
export type Scratch = {
  /** Players in the upper half less those in the lower, by club and by group. */
  readonly clubLead: Int32Array;
  readonly groupLead: Int32Array;
  /** How many of a club are still to be divided, and how many of them have been looked at. */
  readonly clubOpen: Int32Array;
  readonly clubSeen: Int32Array;
  /** The wish of each entrant, and whether the upper half took it. */
  readonly wish: Int8Array;
  readonly isUpper: Uint8Array;
};

/** Empty columns for a board. */
export const newScratch = ({ entrants, clubs, groups }: Board): Scratch => ({
  clubLead: new Int32Array(clubs),
  groupLead: new Int32Array(groups),
  clubOpen: new Int32Array(clubs),
  clubSeen: new Int32Array(clubs),
  wish: new Int8Array(entrants.length),
  isUpper: new Uint8Array(entrants.length),
});

const add = (column: Int32Array, index: number, amount: number): void => {
  if (index !== none) column[index] = (column[index] as number) + amount;
};

const valueAt = (column: Int32Array, index: number): number =>
  index === none ? 0 : (column[index] as number);

/** Counts those who stand on the section's lines already. */
const countPlaced = (board: Board, scratch: Scratch, { from, middle, to }: Section): void => {
  for (let line = from; line < to; line += 1) {
    const entrant = board.at[line] as number;
    if (entrant < 0) continue;
    const lead = line < middle ? 1 : -1;
    add(scratch.clubLead, board.clubOf[entrant] as number, lead);
    add(scratch.groupLead, board.groupOf[entrant] as number, lead);
  }
};

/** Sets to zero again what `countPlaced` and the wishes have counted. */
const clear = (board: Board, scratch: Scratch, players: readonly number[], { from, to }: Section): void => {
  const forget = (entrant: number): void => {
    const club = board.clubOf[entrant] as number;
    const group = board.groupOf[entrant] as number;
    if (group !== none) scratch.groupLead[group] = 0;
    if (club === none) return;
    scratch.clubLead[club] = 0;
    scratch.clubOpen[club] = 0;
    scratch.clubSeen[club] = 0;
  };
  for (let line = from; line < to; line += 1) {
    const entrant = board.at[line] as number;
    if (entrant >= 0) forget(entrant);
  }
  for (const entrant of players) forget(entrant);
};

/** Sends who has more group mates in one half to the other, as far as there is room. */
const forceGroups = (
  board: Board,
  scratch: Scratch,
  players: readonly number[],
  section: Section,
): { readonly up: number; readonly down: number } => {
  let up = 0;
  let down = 0;
  for (const entrant of players) {
    const lead = valueAt(scratch.groupLead, board.groupOf[entrant] as number);
    const isUp = lead < 0 && up < section.upperRoom;
    const isDown = lead > 0 && down < section.lowerRoom;
    const club = board.clubOf[entrant] as number;
    if (isUp) up += 1;
    if (isDown) down += 1;
    if (isUp || isDown) add(scratch.clubLead, club, isUp ? 1 : -1);
    else add(scratch.clubOpen, club, 1);
    scratch.wish[entrant] = isUp ? wishes.forcedUp : isDown ? wishes.forcedDown : wishes.either;
  }
  return { up, down };
};

/** Divides each club between the halves as evenly as can be; the odd one may go to either. */
const divideClubs = (board: Board, scratch: Scratch, players: readonly number[]): void => {
  for (const entrant of players) {
    const club = board.clubOf[entrant] as number;
    if (club === none || scratch.wish[entrant] !== wishes.either) continue;
    const share = ((scratch.clubOpen[club] as number) - (scratch.clubLead[club] as number)) / 2;
    const seen = scratch.clubSeen[club] as number;
    if (seen < Math.floor(share)) scratch.wish[entrant] = wishes.up;
    else if (seen >= Math.ceil(share)) scratch.wish[entrant] = wishes.down;
    scratch.clubSeen[club] = seen + 1;
  }
};

/** Fills the upper half up to `count` by wish and, among the same wish, in the order of the lot. */
const fillUpper = (scratch: Scratch, players: readonly number[], count: number): Halves => {
  let left = count;
  for (let wish: number = wishes.forcedUp; wish <= wishes.down; wish += 1) {
    for (const entrant of players) {
      if (scratch.wish[entrant] !== wish || left === 0) continue;
      scratch.isUpper[entrant] = 1;
      left -= 1;
    }
  }
  const halves: Halves = { upper: [], lower: [] };
  for (const entrant of players) {
    (scratch.isUpper[entrant] === 1 ? halves.upper : halves.lower).push(entrant);
    scratch.isUpper[entrant] = 0;
  }
  return halves;
};

/**
 * Divides players between the halves of a section: first so that group mates are apart, then so that clubs
 * are divided as evenly as can be, then by lot, which is the order in which the players are given.
 */
export const split = (
  board: Board,
  scratch: Scratch,
  players: readonly number[],
  section: Section,
): Halves => {
  countPlaced(board, scratch, section);
  const forced = forceGroups(board, scratch, players, section);
  divideClubs(board, scratch, players);
  clear(board, scratch, players, section);
  const least = Math.max(forced.up, players.length - section.lowerRoom);
  const most = Math.min(section.upperRoom, players.length - forced.down);
  return fillUpper(scratch, players, clamp(section.upperWanted, least, most));
};
