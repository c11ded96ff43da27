import { itemAt } from '../item-at.ts';
import type { MatchId, PlayerId } from '../id.ts';
import { setsToWin, type Side, sides } from '../match/match.ts';
import { groupProspects, openGroup, type Prospect, prospectOf, type Qualification } from './certainty.ts';
import { type Ending, endings, unplayedMatch, type UnplayedMatch } from './ending.ts';
import { exploreRanges } from './explore.ts';
import type { Group, GroupMatch } from './group.ts';

/** The assumed winner of an unplayed match of others. */
export type SupposedWinner = { readonly match: MatchId; readonly winner: PlayerId };

/** A combination of winners of the other unplayed matches, and what it means. */
export type ByOthers = { readonly winners: readonly SupposedWinner[]; readonly prospect: Prospect };

/**
 * What is certain, or `open` if it depends on the rest; then `byOthers` says what follows from each
 * combination of winners of the other unplayed matches, where `open` means that sets, points, a lot or an
 * unplayed match decide.
 */
export type Consequence = { readonly prospect: Prospect; readonly byOthers: readonly ByOthers[] };

/** A result of the player's own last match, played to its end, and its consequence. */
export type OwnResult = Consequence & { readonly setsWon: number; readonly setsLost: number };

/**
 * What a player needs: nothing any more (`settled`), results of others (`waits`), a result in their last
 * match (`lastMatch`), or too much is unplayed to say exactly (`depends`).
 */
export type Need =
  | { readonly kind: 'settled'; readonly player: PlayerId; readonly prospect: Prospect }
  | ({ readonly kind: 'waits'; readonly player: PlayerId } & Consequence)
  | {
      readonly kind: 'lastMatch';
      readonly player: PlayerId;
      readonly match: MatchId;
      readonly results: readonly OwnResult[];
    }
  | { readonly kind: 'depends'; readonly player: PlayerId };

/** Exact up to the last round of nine players; earlier, the answer would be too long to read. */
const mostUnplayed = 4;

/** Assumptions about an unplayed match: its possible endings, and perhaps the sets. */
type Supposition = {
  readonly endings: readonly Ending[];
  readonly sets?: { readonly a: number; readonly b: number };
};

/** A question about one player: what is their prospect if these matches end this way? */
type Question = {
  readonly group: Group;
  readonly place: number;
  readonly open: readonly GroupMatch[];
  readonly qualification: Qualification;
};

type Suppositions = ReadonlyMap<MatchId, Supposition>;

/** Whether every pair of the group has its match, so that unplayed ones can be named. */
const isDrawnUp = ({ players, matches }: Group): boolean =>
  matches.length >= (players.length * (players.length - 1)) / 2;

const ask = ({ group, place, open, qualification }: Question, suppositions: Suppositions): Prospect => {
  const whole = openGroup(group, qualification.bestOf);
  const supposed = whole.open.map((match, index): UnplayedMatch => {
    const supposition = suppositions.get(itemAt(open, index).id);
    return supposition ? unplayedMatch(match.a, match.b, supposition.endings, supposition.sets) : match;
  });
  const range = exploreRanges({ ...whole, open: supposed })[place];
  return range ? prospectOf(range, qualification) : 'open';
};

const wonBy = (side: Side): readonly Ending[] => endings.filter(({ winner }) => winner === side);

/** Every combination of winners of these matches. */
const waysToWin = (matches: readonly GroupMatch[]): readonly (readonly Side[])[] =>
  matches.reduce<readonly (readonly Side[])[]>(
    (ways) => ways.flatMap((way) => sides.map((side) => [...way, side])),
    [[]],
  );

const byOthers = (question: Question, own: Suppositions): readonly ByOthers[] => {
  const others = question.open.filter(({ id }) => !own.has(id));
  if (others.length === 0) return [];
  return waysToWin(others).map((way) => {
    const suppositions = new Map(own);
    const winners = others.map((match, index) => {
      const side = way[index] ?? 'a';
      suppositions.set(match.id, { endings: wonBy(side) });
      return { match: match.id, winner: match[side] };
    });
    return { winners, prospect: ask(question, suppositions) };
  });
};

const consequenceOf = (question: Question, own: Suppositions): Consequence => {
  const prospect = ask(question, own);
  return { prospect, byOthers: prospect === 'open' ? byOthers(question, own) : [] };
};

/** The results of a match seen from one side: won in the fewest sets first, lost in the fewest last. */
const resultsOf = (toWin: number): readonly { readonly setsWon: number; readonly setsLost: number }[] => {
  const counts = Array.from({ length: toWin }, (_, sets) => sets);
  return [
    ...counts.map((setsLost) => ({ setsWon: toWin, setsLost })),
    ...counts.toReversed().map((setsWon) => ({ setsWon, setsLost: toWin })),
  ];
};

const ownResult = (question: Question, match: GroupMatch, setsWon: number, setsLost: number): OwnResult => {
  const isA = match.a === question.group.players[question.place];
  const sets = isA ? { a: setsWon, b: setsLost } : { a: setsLost, b: setsWon };
  const winner = sets.a > sets.b ? 'a' : 'b';
  const playedOut = wonBy(winner).filter(({ earnedA, earnedB }) => earnedA + earnedB === 3);
  const own = new Map([[match.id, { endings: playedOut, sets }]]);
  return { setsWon, setsLost, ...consequenceOf(question, own) };
};

const needOf = (question: Question, player: PlayerId): Need => {
  const own = question.open.filter(({ a, b }) => a === player || b === player);
  const [match] = own;
  if (match === undefined) return { kind: 'waits', player, ...consequenceOf(question, new Map()) };
  if (own.length > 1) return { kind: 'depends', player };
  const results = resultsOf(setsToWin(question.qualification.bestOf)).map(({ setsWon, setsLost }) =>
    ownResult(question, match, setsWon, setsLost),
  );
  return { kind: 'lastMatch', player, match: match.id, results };
};

/**
 * What each player needs to finish in the qualifying positions, in the order of `group.players`: exact in the
 * last round, and `depends` while a player has more than one match left or more than four matches of the
 * group are unplayed.
 */
export const whatEachNeeds = (group: Group, qualification: Qualification): readonly Need[] => {
  const open = group.matches.filter(({ result }) => result === undefined);
  return groupProspects(group, qualification).map(({ player, prospect }, place) => {
    if (prospect !== 'open') return { kind: 'settled', player, prospect };
    if (open.length > mostUnplayed || !isDrawnUp(group)) return { kind: 'depends', player };
    return needOf({ group, place, open, qualification }, player);
  });
};
