import { isOpenOver, makesPair, sumReason } from '@topspin/engine';
import { factsOf, range, type LockedOpen } from '#features/opens/reads.ts';
import { createPair } from '#features/players/commands.ts';
import { audit } from '#http/audit.ts';
import type { Actor, Db } from '#http/call.ts';
import { fail, found, type Refusal } from '#http/fail.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import { refuseFull, fillPlaces, type MailPlace } from '#features/inscriptions/places.ts';
import { updateInscription } from '#features/inscriptions/store.ts';
import { addMembers, registrationsOfPair, type Candidate } from './store.ts';

/** Organisers make pairs until the open is over: one may come late. */
export function refuseOver(open: LockedOpen): void {
  if (open.doubles_class === null) throw fail('open.notForSingles');
  if (isOpenOver(open.state)) throw fail('open.stateNotAllowed', { state: open.state });
}

/** Players look for a partner until the draw. */
export async function refuseDrawn(db: Db, open: LockedOpen): Promise<void> {
  refuseOver(open);
  if ((await factsOf(db, open)).groupsSaved) throw fail('open.groupsSaved');
}

/** Why these people cannot be a pair, if so. */
export function unfitness(open: LockedOpen, people: readonly Candidate[]): Refusal | undefined {
  const { doubles_class: doubles } = open;
  const [one, other] = people;
  if (!one || !other) return fail('thing.notFound');
  const missing = people.find(({ isIn }) => !isIn);
  if (missing) return fail('pair.notRegistered', { person: missing.name });
  const taken = people.find(({ isTaken }) => isTaken);
  if (taken) return fail('pair.taken', { person: taken.name });
  const fits = doubles === null || makesPair(doubles, [one.gender, other.gender]);
  return fits ? wrongSum(open, one, other) : fail('pair.notOfClass');
}

/** Checks the sum of two ratings against the limit of an open; gives the refusal, if it does not fit. */
export function wrongSum(
  { rating_sum_min: min, rating_sum_max: max }: Pick<LockedOpen, 'rating_sum_min' | 'rating_sum_max'>,
  one: Candidate,
  other: Candidate,
): Refusal | undefined {
  const reason = sumReason([one.rating, other.rating], range(min, max));
  if (reason === undefined) return undefined;
  const { code, ...figures } = reason;
  return fail(code, figures);
}

type Making = {
  readonly open: LockedOpen;
  /** The one who asked first, if they made the pair themselves. */
  readonly people: readonly Candidate[];
  readonly action: 'makePair' | 'askPartner' | 'acceptPartner';
};

type MakingEffects = Pick<InscriptionEffects, 'placeFreed' | 'tellPartner' | 'notifyPartner'>;

/** Makes a pair in a locked open, which has a place or waits whole, and tells both except who did it, by mail the one who asked; gives its id. */
export async function makePairOf(
  call: Actor,
  { placeFreed, tellPartner, notifyPartner }: MakingEffects,
  { open, people, action }: Making,
): Promise<string> {
  const { db, user, now } = call;
  const refusal = unfitness(open, people);
  if (refusal) throw refusal;
  const [one, other] = [found(people[0]), found(people[1])];
  const ids = [one.id, other.id];
  const side = await createPair(db, { openId: open.id, now, names: [one.name, other.name] });
  await addMembers(db, { openId: open.id, side }, ids);
  const waits = await standTogether(db, open, { side, mailPlace: placeFreed, now });
  await audit(call, action, { entity: 'opens', id: open.id, after: { players: ids } });
  const news = waits ? 'pairWaits' : 'pairMade';
  const told = { news, by: user.id, now } as const;
  const tell = action === 'makePair' ? notifyPartner : tellPartner;
  await tell(db, open, { ...told, to: one.id, about: other.id });
  await notifyPartner(db, open, { ...told, to: other.id, about: one.id });
  return side;
}

type Standing = { readonly side: string; readonly mailPlace: MailPlace; readonly now: Date };

/**
 * A pair has a place or waits whole (ADR 154): where one of them waits, both do, in the turn of the one who came first, unless there is room
 * for both. In play, where nobody moves up by themselves, the other comes in too. Returns whether they wait.
 */
async function standTogether(db: Db, open: LockedOpen, { side, mailPlace, now }: Standing): Promise<boolean> {
  const entries = await registrationsOfPair(db, side);
  const waiting = entries.filter(({ state }) => state === 'waiting');
  const placed = entries.filter(({ state }) => state === 'registered' || state === 'present');
  if (waiting.length === 0 || placed.length === 0) return waiting.length > 0;
  if (open.state === 'active') {
    await refuseFull(db, open, { from: 'waiting', to: 'present' });
    for (const { id, checked_in_at: since } of waiting)
      await updateInscription(db, id, { state: 'present', checked_in_at: since ?? now });
    return false;
  }
  for (const { id } of placed) await updateInscription(db, id, { state: 'waiting' });
  await fillPlaces(db, open, mailPlace);
  return (await registrationsOfPair(db, side)).some(({ state }) => state === 'waiting');
}
