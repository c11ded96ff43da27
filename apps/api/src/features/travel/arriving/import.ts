import { randomUUIDv7 } from 'node:crypto';
import type { AnswerOf, importOpen, TravelFile } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import { arrivePhases } from '#features/competition/commands.ts';
import { arrivePairs, enterAll, type InscriptionEffects } from '#features/inscriptions/commands.ts';
import { lockOpen } from '#features/opens/reads.ts';
import { createGuests } from '#features/players/commands.ts';
import { isAllowedToCreate, ratingSettings } from '#features/settings/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { Answer } from '#http/handle.ts';
import { isTrusted, refuseBeyondAllowance } from '#http/limits/allowance.ts';
import type { ReadFile } from '#features/travel/file/read.ts';
import { decidedBy } from '#features/travel/people/store.ts';
import { arrivedBefore, refuseManyImports } from '#features/travel/store.ts';
import { addArrived } from './add-arrived.ts';
import { entryRow } from './entry-rows.ts';
import { newNames, renamed, renamedPairs } from './renamed.ts';
import { uploadedFile } from './uploaded.ts';
import { writing } from './writing.ts';

type Importing = Call<typeof importOpen>;
type Arrival = AnswerOf<typeof importOpen>;

/** Effects of an import in other contexts: the accounts of players are told that somebody else entered them. */
export type TravelEffects = Pick<InscriptionEffects, 'enrolledByOther'>;

/**
 * Makes an open of a file: the importer's, and not trusted until an admin approves it. Its people are the players that the importer decided
 * they are, and guests where nobody did. A file that was imported before changes nothing.
 */
export const arrive =
  (effects: TravelEffects) =>
  async (call: Importing): Promise<Answer<Arrival>> => {
    const arrived = await uploadedFile(call);
    const body = await writing(call, (db) => write({ ...call, db }, arrived, effects));
    return new Answer(201, body);
  };

async function write(call: Importing, { file, sha256 }: ReadFile, effects: TravelEffects): Promise<Arrival> {
  const { db, user } = call;
  if (!(await isAllowedToCreate(db, 'opens', user.id))) throw fail('open.mayNotCreate');
  // Locks the account, so that the same file sent twice at once is imported once.
  await refuseBeyondAllowance(db, user.id, 'opens');
  const before = await arrivedBefore(db, user.id, file.source);
  if (before?.sha256.equals(sha256)) return { _id: before.id, already: true };
  if (before) throw fail('travel.otherVersion');
  const { source, open, people } = file;
  const id = randomUUIDv7();
  const here = await peopleHere(call, file);
  await refuseManyImports(db, user.id, { people: people.length - here.size, events: eventsIn(file) });
  const provenance = { venue: open.venue, sourceName: source.name };
  await addArrived(call, { file, sha256 }, { id, restored: false, provenance });
  const name = newNames(await withGuests(call, { people, here, openId: id }));
  const known = await ratingsOf(db, [...here.values()]);
  await enterPeople(call, { file, openId: id, player: name, known, effects });
  const pairs = renamedPairs(file, name);
  if (open.doubles) await arrivePairs(db, { openId: id, doubles: open.doubles, now: call.now }, pairs);
  const phases = renamed(file.phases, name).map(withoutQuarrels);
  await arrivePhases(db, { openId: id, phases, pairs, isFinished: open.state === 'finished' });
  await audit(call, 'importOpen', { entity: 'opens', id, after: { name: open.name, source } });
  return { _id: id, already: false };
}

const eventsIn = ({ phases }: TravelFile): number =>
  phases
    .flatMap(({ groups }) => groups.flatMap(({ matches }) => matches))
    .reduce((sum, { log }) => sum + log.length, 0);

/** What was decided elsewhere stays there: the log has what came of it. */
const withoutQuarrels = (phase: TravelFile['phases'][number]) => ({
  ...phase,
  groups: phase.groups.map((group) => ({
    ...group,
    matches: group.matches.map((match) => ({ ...match, conflicts: [] })),
  })),
});

/** The players here whom the importer took for people of the file. */
async function peopleHere(
  { db, user }: Importing,
  { source, people }: TravelFile,
): Promise<ReadonlyMap<string, string>> {
  const trusted = await isTrusted(db, user.id);
  const decided = await decidedBy(db, { userId: user.id, source: source.installation }, trusted);
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { id } of people) {
    const player = decided.get(id)?.id;
    // One player is one person of an open: the second who was said to be them is a guest.
    if (player === undefined || taken.has(player)) continue;
    taken.add(player);
    names.set(id, player);
  }
  return names;
}

type Unknown = Pick<TravelFile, 'people'> & {
  readonly here: ReadonlyMap<string, string>;
  readonly openId: string;
};

/** Makes guests of those who are nobody here; returns all people by who they are now. */
async function withGuests(
  { db, user, now }: Importing,
  { people, here, openId }: Unknown,
): Promise<ReadonlyMap<string, string>> {
  const guests = people.filter(({ id }) => !here.has(id));
  const made = await createGuests(
    db,
    guests.map(({ name, club }) => ({ name, club })),
    { openId, by: user.id, now },
  );
  return new Map([...here, ...guests.map(({ id }, at) => [id, made[at] ?? ''] as const)]);
}

/** The ratings of those who have a profile. */
async function ratingsOf(db: Db, players: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (players.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['id', 'rating'])
    .where('id', 'in', players as readonly PlayerId[])
    // Waits for a deletion under way.
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, rating }) => [id, rating]));
}

type Entering = {
  readonly file: TravelFile;
  readonly openId: string;
  readonly player: (person: string) => string;
  readonly known: ReadonlyMap<string, number>;
  readonly effects: TravelEffects;
};

/** Who neither came nor waits is no entry of a guest, who cannot answer. */
const mayEnter = ['registered', 'waiting', 'present', 'absent', 'withdrawn', 'removed'];

async function enterPeople(
  call: Importing,
  { file, openId, player, known, effects }: Entering,
): Promise<void> {
  const { db, user, now } = call;
  const { start } = await ratingSettings(db);
  const entering = {
    openId,
    by: user.id,
    now,
    player,
    rating: (id: string) => known.get(id) ?? start,
    createdAt: file.open.created_at,
  };
  const rows = file.entries
    .filter(({ state }) => mayEnter.includes(state))
    // The entry of another installation says more than is known here of that person.
    .map((entry) => entryRow({ ...entry, record: null }, entering));
  const entered = await enterAll(db, rows);
  const others = entered.filter(({ player_id }) => known.has(player_id)).map(({ id }) => id);
  const open = found(await lockOpen(db, openId));
  await effects.enrolledByOther(db, open, { inscriptions: others, by: user, now });
}
