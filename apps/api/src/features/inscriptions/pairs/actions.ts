import type { AnswerOf, dissolvePair, listPairs, makePair, Pair } from '@topspin/contract';
import { isOpenOver, makesPair } from '@topspin/engine';
import { seesOpen, type LockedOpen } from '#features/opens/reads.ts';
import { createPair, removePair } from '#features/players/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found, type Refusal } from '#http/fail.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { addMembers, candidates, isDrawn, pairsOf, peopleAlone, type Candidate } from './store.ts';

/** The pairs of an open and who has no partner, for those who see who is in it. */
export async function readPairs({
  db,
  viewer,
  params,
}: Call<typeof listPairs>): Promise<AnswerOf<typeof listPairs>> {
  if (!(await seesOpen(db, viewer, params.id))) throw fail('thing.notFound');
  return { collection: [...(await pairsOf(db, params.id))], alone: await peopleAlone(db, params.id) };
}

/** Makes a pair of two people who are in an open of doubles. */
export async function pairUp(call: Call<typeof makePair>): Promise<Pair> {
  const { db, params, body } = call;
  const open = await lockVisibleOpen(call, params.id);
  refuseOver(open);
  const people = await candidates(db, open.id, body.players);
  refuseUnfit(open, people);
  const side = await join(call, open, people);
  return found((await pairsOf(db, open.id, side))[0]);
}

/** Makes pairs of those who entered an open of doubles together, and leaves as they are those who cannot be one. */
export async function pairPartners(
  call: Call,
  open: LockedOpen,
  partners: readonly (readonly [string, string])[],
): Promise<void> {
  if (open.doubles_class === null) return;
  for (const players of partners) {
    const people = await candidates(call.db, open.id, players);
    if (unfitness(open, people) === undefined) await join(call, open, people);
  }
}

async function join(call: Call, open: LockedOpen, people: readonly Candidate[]): Promise<string> {
  const { db, now } = call;
  const [one, other] = people;
  const side = await createPair(db, { openId: open.id, now, names: [found(one).name, found(other).name] });
  const players = people.map(({ id }) => id);
  await addMembers(db, { openId: open.id, side }, players);
  await audit(call, 'makePair', { entity: 'players', id: side, after: { open_id: open.id, players } });
  return side;
}

/** Pairs are made until the open is over: one may come late. */
function refuseOver(open: LockedOpen): void {
  if (open.doubles_class === null) throw fail('open.notForSingles');
  if (isOpenOver(open.state)) throw fail('open.stateNotAllowed', { state: open.state });
}

function refuseUnfit(open: LockedOpen, people: readonly Candidate[]): void {
  const refusal = unfitness(open, people);
  if (refusal) throw refusal;
}

/** Why these people cannot be a pair, if so. */
function unfitness(
  { doubles_class: doubles }: LockedOpen,
  people: readonly Candidate[],
): Refusal | undefined {
  const [one, other] = people;
  if (!one || !other) return fail('thing.notFound');
  const missing = people.find(({ isIn }) => !isIn);
  if (missing) return fail('pair.notRegistered', { person: missing.name });
  const taken = people.find(({ isTaken }) => isTaken);
  if (taken) return fail('pair.taken', { person: taken.name });
  const fits = doubles === null || makesPair(doubles, [one.gender, other.gender]);
  return fits ? undefined : fail('pair.notOfClass');
}

/** Parts a pair that is in no draw: both stay in the open. */
export async function partPair(call: Call<typeof dissolvePair>): Promise<void> {
  const { db, params } = call;
  const open = await lockVisibleOpen(call, params.id);
  refuseOver(open);
  if (await isDrawn(db, params.pair_id)) throw fail('open.groupsSaved');
  if (!(await removePair(db, { openId: open.id, side: params.pair_id }))) throw fail('thing.notFound');
  await audit(call, 'dissolvePair', { entity: 'opens', id: open.id, before: { pair: params.pair_id } });
}
