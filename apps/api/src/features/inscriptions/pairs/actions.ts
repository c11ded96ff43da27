import type { AnswerOf, dissolvePair, listPairs, makePair, Pair } from '@topspin/contract';
import { isOpenOver, makesPair } from '@topspin/engine';
import { factsOf, seesOpen, type LockedOpen } from '#features/opens/reads.ts';
import { createPair, removePair } from '#features/players/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { addMembers, candidates, pairsOf, peopleAlone, type Candidate } from './store.ts';

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
  const { db, params, body, now } = call;
  const open = await lockVisibleOpen(call, params.id);
  await refuseDrawn(db, open);
  const people = await candidates(db, open.id, body.players);
  refuseUnfit(open, people);
  const [one, other] = people;
  const side = await createPair(db, { openId: open.id, now, names: [found(one).name, found(other).name] });
  await addMembers(
    db,
    { openId: open.id, side },
    people.map(({ id }) => id),
  );
  await audit(call, 'makePair', {
    entity: 'players',
    id: side,
    after: { open_id: open.id, players: body.players },
  });
  return found((await pairsOf(db, open.id, side))[0]);
}

/** Pairs are made and parted until the draw. */
async function refuseDrawn(db: Db, open: LockedOpen): Promise<void> {
  if (open.doubles_class === null) throw fail('open.notForSingles');
  if (isOpenOver(open.state)) throw fail('open.stateNotAllowed', { state: open.state });
  if ((await factsOf(db, open)).groupsSaved) throw fail('open.groupsSaved');
}

function refuseUnfit({ doubles_class: doubles }: LockedOpen, people: readonly Candidate[]): void {
  const [one, other] = people;
  if (!one || !other) throw fail('thing.notFound');
  const missing = people.find(({ isIn }) => !isIn);
  if (missing) throw fail('pair.notRegistered', { person: missing.name });
  const taken = people.find(({ isTaken }) => isTaken);
  if (taken) throw fail('pair.taken', { person: taken.name });
  if (doubles !== null && !makesPair(doubles, [one.gender, other.gender])) throw fail('pair.notOfClass');
}

/** Parts a pair: both stay in the open. */
export async function partPair(call: Call<typeof dissolvePair>): Promise<void> {
  const { db, params } = call;
  const open = await lockVisibleOpen(call, params.id);
  await refuseDrawn(db, open);
  if (!(await removePair(db, { openId: open.id, side: params.pair_id }))) throw fail('thing.notFound');
  await audit(call, 'dissolvePair', { entity: 'opens', id: open.id, before: { pair: params.pair_id } });
}
