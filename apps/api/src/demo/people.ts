import { consentTextVersion } from '@topspin/messages/api';
import { randomInteger, type Gender, type Random } from '@topspin/engine';
import type { Database } from '#db/schema.generated.ts';
import { accountId } from './accounts.ts';
import { clubNames, menNames, surnames, womenNames } from '#features/lab/names.ts';
import { idOf, type World } from './world.ts';

const playersCount = 120;

/** The players with an account come first in the list, children last. */
const withAccount = [
  { user: 'jugadora', name: 'Núria Col·lell', gender: 'woman', born: 1994, strength: 1260 },
  { user: 'arbitro', name: 'Marc Ñíguez', gender: 'man', born: 1979, strength: 1120 },
  { user: 'tutora', name: 'Gemma Puig', gender: 'woman', born: 1985, strength: 1010 },
] as const;
const childrenCount = 3;

const pick = <T>(items: readonly T[], random: Random): T => items[randomInteger(items.length, random)] as T;

/** Approximately normal, as a sum of several random numbers: mean 0, deviation 1. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, random).reduce((sum, lot) => sum + lot, -6);

type Consent = Database['consents'];

type Person = {
  readonly name: string;
  readonly gender: Gender;
  readonly born: number;
  readonly strength: number;
};

function someone(random: Random, taken: ReadonlySet<string>): Person {
  const woman = random() < 0.35;
  const born = 2008 - randomInteger(56, random);
  const strength = Math.round(1000 + 190 * normal(random));
  for (;;) {
    const first = pick(woman ? womenNames : menNames, random);
    const name = `${first} ${pick(surnames, random)}`;
    if (!taken.has(name)) return { name, gender: woman ? 'woman' : 'man', born, strength };
  }
}

const child = (random: Random, taken: ReadonlySet<string>, now: Date): Person => ({
  ...someone(random, taken),
  born: now.getUTCFullYear() - 11 - randomInteger(2, random),
  strength: 780,
});

export const clubId = (index: number): string => idOf(`club ${index}`);
export const playerId = (index: number): string => idOf(`player ${index}`);
/** The player of the umpire's account. */
export const umpire = playerId(1);

/** 120 players of ten clubs; a few have accounts, three are children with their guardian's consent. */
export function addPeople(world: World): void {
  const { rows, random, now } = world;
  clubNames.forEach((name, index) => rows.clubs.push({ id: clubId(index), name }));
  const taken = new Set<string>(withAccount.map(({ name }) => name));
  for (let index = 0; index < playersCount; index += 1) {
    const known = withAccount[index];
    const isChild = index >= playersCount - childrenCount;
    const person = known ?? (isChild ? child(random, taken, now) : someone(random, taken));
    taken.add(person.name);
    addPlayer(world, index, person, known ? accountId(known.user) : null);
    if (isChild) addGuardian(world, index);
    else if (!known) addConsent(world, index, accountId('organiza'), 'profile', 'club');
  }
}

const pad = (value: number): string => String(value).padStart(2, '0');

function addPlayer(world: World, index: number, person: Person, userId: string | null): void {
  const { rows, random, strength } = world;
  const id = playerId(index);
  strength.set(id, person.strength);
  rows.players.push({
    id,
    user_id: userId,
    name: person.name,
    nationality: 'ESP',
    gender: person.gender,
    date_of_birth: `${person.born}-${pad(1 + randomInteger(12, random))}-${pad(1 + randomInteger(28, random))}`,
    club_id: random() < 0.1 ? null : clubId(randomInteger(clubNames.length, random)),
    contact_phone: JSON.stringify({
      name: person.name,
      code: '+34',
      phone: `600${String(100_000 + index)}`,
    }),
    show_phone_admin_only: index % 7 !== 0,
    social_networks: JSON.stringify([]),
    created_by: userId ?? accountId('organiza'),
    created_at: world.now,
  });
}

function addGuardian(world: World, index: number): void {
  const user_id = accountId('tutora');
  world.rows.player_administrators.push({ player_id: playerId(index), user_id, relation: 'guardian' });
  addConsent(world, index, user_id, 'profile', 'guardian');
  addConsent(world, index, user_id, 'guardian', 'guardian');
}

function addConsent(
  { rows, now }: World,
  index: number,
  by: string,
  purpose: Consent['purpose'],
  relation: Consent['relation'],
): void {
  rows.consents.push({
    id: idOf(`consent ${purpose} ${index}`),
    player_id: playerId(index),
    purpose,
    relation,
    given_by: by,
    text_version: consentTextVersion,
    text_key: `${purpose}.${relation === 'guardian' || relation === 'self' ? relation : 'representative'}`,
    lang: 'es',
    given_at: now,
  });
}
