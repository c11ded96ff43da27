import type { TravelFile, TravelMatch, ZodIssue } from '@topspin/contract';
import { makesPair, sides } from '@topspin/engine';
import { broken } from './refuse.ts';

/** What plays, by its members in their order; empty where nobody is known yet. */
export const keyOf = (members: readonly string[]): string => members.join(' ');

export const membersIn = ({ pairs = [] }: TravelFile): readonly (readonly string[])[] =>
  pairs.map(({ members }) => members);

/** Those who never were in an open. */
const outside = ['invited', 'declined'];

/** What is wrong with the pairs of a file: somebody twice, or who is not in the open, or two who are not of its class. */
export function* ofPairs(
  { open: { doubles, rating_sum_range: sum }, people, entries, pairs }: TravelFile,
  { ids }: { readonly ids: Set<string> },
): Generator<ZodIssue, void> {
  if ((doubles !== undefined) !== (pairs !== undefined)) yield broken(['pairs'], 'required');
  if (doubles === undefined && sum !== undefined) yield broken(['open', 'doubles'], 'required');
  if (doubles === undefined || pairs === undefined) return;
  const entered = new Set(entries.flatMap(({ person, state }) => (outside.includes(state) ? [] : [person])));
  const genders = new Map(people.map(({ id, profile }) => [id, profile?.gender ?? null]));
  const paired = new Set<string>();
  for (const [at, { id, members }] of pairs.entries()) {
    if (ids.has(id)) yield broken(['pairs', at, 'id'], 'file.twice');
    ids.add(id);
    for (const [place, member] of members.entries()) {
      const here = ['pairs', at, 'members', place];
      if (!entered.has(member)) yield broken(here, 'file.missing');
      if (paired.has(member)) yield broken(here, 'file.twice');
      paired.add(member);
    }
    const [one, other] = members;
    if (!makesPair(doubles, [genders.get(one) ?? null, genders.get(other) ?? null]))
      yield broken(['pairs', at, 'members'], 'file.class');
  }
}

/** Whether those who came to a match alone, if anybody, are each one of a pair that loses it by walkover. */
export const cameToWalkover = ({ came, outcome, winner, sides: both }: TravelMatch): boolean =>
  came === undefined ||
  (outcome === 'walkover' &&
    sides.every((side, at) => came[at] === null || (side !== winner && both[at]?.members.length === 2)));
