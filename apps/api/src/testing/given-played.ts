import { getGroup, type Match } from '@topspin/contract';
import type { Caller } from './client.ts';
import { givenOpenInPlay, givenPhase, givenResult } from './given-draw.ts';
import { givenPlayer } from './given-open.ts';

export type Played = {
  readonly openId: string;
  readonly players: readonly string[];
  readonly matches: Match[];
};

/** An open in play with one group, of whose matches the first few are played. */
export async function givenPlayed(by: Caller, played: number, field?: readonly string[]): Promise<Played> {
  const players = field ?? [];
  const made = ['Ona', 'Pol', 'Quim', 'Rita'].map((name) => givenPlayer(by, { name }));
  const entrants = field ? players : (await Promise.all(made)).map(({ _id }) => _id);
  const { open } = await givenOpenInPlay(by, entrants);
  const phase = await givenPhase(by, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await by.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  for (const { _id } of matches.slice(0, played)) await givenResult(by, _id);
  return { openId: open._id, players: entrants, matches };
}
