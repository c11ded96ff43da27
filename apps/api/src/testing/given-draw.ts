import {
  createMatches,
  createPhase,
  draw,
  getGroup,
  putResult,
  saveGroups,
  setInscription,
  type BodyInputOf,
  type Group,
  type Inscription,
  type Match,
  type MatchPage,
  type OpenPage,
  type Phase,
} from '@topspin/contract';
import type { SetScore } from '@topspin/engine';
import type { Caller } from './client.ts';
import { givenEnrolled, givenField, givenOpen, move } from './given-open.ts';

/**
 * An open in play with this many new players, or with these, all present; `players` are their ids in order of
 * entry.
 */
export async function givenOpenInPlay(
  organiser: Caller,
  field: number | readonly string[],
  given: Parameters<typeof givenOpen>[1] = {},
): Promise<{ open: OpenPage; players: string[] }> {
  const { _id: id } = await givenOpen(organiser, given);
  const enrolled: Inscription[] = typeof field === 'number' ? await givenField(organiser, id, field) : [];
  if (typeof field !== 'number')
    for (const player of field) enrolled.push(await givenEnrolled(organiser, id, player));
  await move(organiser, id, 'registrationClosed');
  await move(organiser, id, 'reception');
  for (const { _id } of enrolled) await checkIn(organiser, id, _id);
  const open = await move(organiser, id, 'active');
  return { open, players: enrolled.map(({ player }) => player._id) };
}

/** Checks a player in. */
export const checkIn = (organiser: Caller, id: string, inscription_id: string): Promise<Inscription> =>
  organiser.get(setInscription, { params: { id, inscription_id }, body: { state: 'present' } });

/** A phase with its drawn groups and their matches. */
export async function givenPhase(
  organiser: Caller,
  openId: string,
  body: BodyInputOf<typeof createPhase>,
): Promise<Phase> {
  const phase = await organiser.get(createPhase, { params: { id: openId }, body });
  return drawnAsProposed(organiser, phase);
}

/** Draws a phase by its seed, and saves the draw. */
export async function givenDraw(organiser: Caller, { _id: id }: Pick<Phase, '_id'>): Promise<void> {
  const proposal = await organiser.get(draw, { params: { id }, body: {} });
  await organiser.get(saveGroups, {
    params: { id },
    body: { seed: proposal.report.seed, groups: proposal.groups.map(({ players }) => ({ players })) },
  });
}

/** Draws a phase by its seed, saves the draw and creates the matches. */
export async function drawnAsProposed(organiser: Caller, phase: Pick<Phase, '_id'>): Promise<Phase> {
  await givenDraw(organiser, phase);
  return organiser.get(createMatches, { params: { id: phase._id } });
}

/** The groups of a phase, with their matches. */
export async function groupsOf(caller: Caller, phase: Pick<Phase, 'groups'>): Promise<Group[]> {
  const groups: Group[] = [];
  for (const { _id: id } of phase.groups) groups.push(await caller.get(getGroup, { params: { id } }));
  return groups;
}

export const threeNil: readonly SetScore[] = [
  { a: 11, b: 5 },
  { a: 11, b: 7 },
  { a: 11, b: 9 },
];

/** The same sets from the other side's view. */
export const mirrored = (sets: readonly SetScore[]): SetScore[] => sets.map(({ a, b }) => ({ a: b, b: a }));

/** Enters a result, with the sets from side a's view. */
export const givenResult = (
  organiser: Caller,
  id: string,
  sets: readonly SetScore[] = threeNil,
): Promise<MatchPage> => organiser.get(putResult, { params: { id }, body: { sets: [...sets] } });

/**
 * Plays the matches of a group in order until none is left: the player who comes first in `strength` wins.
 */
export async function playAll(
  organiser: Caller,
  groupId: string,
  strength: readonly string[],
): Promise<Group> {
  for (;;) {
    const group = await organiser.get(getGroup, { params: { id: groupId } });
    const ready = group.matches.filter(({ state }) => state === 'enrolled');
    if (ready.length === 0) return group;
    for (const match of ready)
      await givenResult(organiser, match._id, aWins(match, strength) ? threeNil : mirrored(threeNil));
  }
}

const aWins = ({ a, b }: Pick<Match, 'a' | 'b'>, strength: readonly string[]): boolean =>
  strength.indexOf(a?._id ?? '') < strength.indexOf(b?._id ?? '');
