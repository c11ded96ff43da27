import type { LockedOpen } from '#features/opens/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, type Refusal } from '#http/fail.ts';
import type { InscriptionEffects, ListedPartner } from '#features/inscriptions/context.ts';
import { isFull } from '#features/inscriptions/places.ts';
import { registrationsOf } from '#features/inscriptions/store.ts';
import { makePairOf, unfitness } from './make.ts';
import { candidates, type Candidate } from './store.ts';

/** Two people who entered together and are no pair, and why. */
export type Unpaired = { readonly people: readonly string[]; readonly refusal: Refusal };

type Listed = { readonly open: LockedOpen; readonly partners: readonly (readonly ListedPartner[])[] };

/**
 * Makes pairs of those who entered an open of doubles together. Gives those who cannot be one with the reason, if one of them is in the open;
 * they stay as they are.
 */
export async function pairPartners(
  call: Call,
  effects: InscriptionEffects,
  { open, partners }: Listed,
): Promise<Unpaired[]> {
  if (open.doubles_class === null) return [];
  const unpaired: Unpaired[] = [];
  for (const listed of partners) {
    const players = listed.flatMap(({ player }) => player ?? []);
    const people = await candidates(call.db, open.id, players);
    if (!people.some(({ isIn }) => isIn) || isPairAlready(people)) continue;
    const refusal = await refusalOf(call.db, { open, listed, people });
    if (refusal) unpaired.push({ people: listed.map((one) => nameOf(one, people)), refusal });
    else await makePairOf(call, effects, { open, people, action: 'makePair' });
  }
  return unpaired;
}

const nameOf = ({ name, player }: ListedPartner, people: readonly Candidate[]): string =>
  people.find(({ id }) => id === player)?.name ?? name;

const isPairAlready = ([one, other]: readonly Candidate[]): boolean =>
  one?.side !== null && one?.side === other?.side;

type Judged = {
  readonly open: LockedOpen;
  readonly listed: readonly ListedPartner[];
  readonly people: readonly Candidate[];
};

async function refusalOf(db: Db, { open, listed, people }: Judged): Promise<Refusal | undefined> {
  const missing = listed.find(({ player }) => !people.some(({ id }) => id === player));
  if (missing) return fail('pair.notRegistered', { person: missing.name });
  return (
    unfitness(open, people) ??
    ((await lackRoom(db, open, people)) ? fail('open.full', { most: open.players_max }) : undefined)
  );
}

/** In play, whether one of them waits for a place beside the partner, and there is none. */
async function lackRoom(db: Db, open: LockedOpen, people: readonly Candidate[]): Promise<boolean> {
  if (open.state !== 'active') return false;
  const entries = await registrationsOf(
    db,
    open.id,
    people.map(({ id }) => id),
  );
  const waiting = [...entries.values()].filter(({ state }) => state === 'waiting').length;
  return waiting === 1 && (await isFull(db, open));
}
