import type {
  ClickTtReading,
  ClickTtState,
  keepClickTt,
  readClickTt,
  removeClickTt,
} from '@topspin/contract';
import { isOfDoubles, lockOpen } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import {
  entryOf,
  fits,
  valueOf,
  type Attributes,
  type ClickTtFile,
  type Competition,
  type Entry,
  type Tournament,
} from './file/click-tt-file.ts';
import { presentFile } from './present.ts';
import { stateOf } from './state.ts';
import { forgetFile, keptOf, saveFile, type Kept } from './store.ts';
import { uploadedFile } from './uploaded.ts';

/** Says which competitions a file has; nothing is written. */
export async function readFile(call: Call<typeof readClickTt>): Promise<ClickTtReading> {
  const doubles = await isOfDoubles(call.db, call.params.id);
  return presentFile(await uploadedFile(call), { doubles });
}

/** Keeps what a file says of a competition. Who its people are in the open stays; the same file again changes nothing. */
export async function keepFile(call: Call<typeof keepClickTt>): Promise<ClickTtState> {
  const file = await uploadedFile(call);
  return inTransaction(call.db, (db) => keep({ ...call, db }, file));
}

/** The most that an open keeps of a file, in MB: twice a competition of the most entries. An account that nobody trusts may have sixty opens. */
const keptAtMost = 1;

async function keep(
  call: Call<typeof keepClickTt>,
  { tournament, competitions }: ClickTtFile,
): Promise<ClickTtState> {
  const { db, params, query, user, now } = call;
  const competition = competitions[query.competition - 1];
  const open = found(await lockOpen(db, params.id));
  const doubles = open.discipline === 'doubles';
  if (!competition?.entries.some((entry) => fits(entry, { doubles }))) throw fail('clickTt.noCompetition');
  if (JSON.stringify([tournament, competition]).length > keptAtMost * 1_000_000)
    throw fail('clickTt.tooLarge', { most: keptAtMost });
  const kept = await keptOf(db, open.id);
  if (kept) refuseOther(kept, { tournament, competition });
  if (!kept || !isSame(kept, { tournament, competition })) {
    const players = playersIn(competition, kept);
    await saveFile(db, { openId: open.id, by: user.id, now, tournament, competition, players });
    const after = { tournament: valueOf(tournament.attributes, 'name'), entries: competition.entries.length };
    await audit(call, 'keepClickTt', { entity: 'opens', id: open.id, after });
  }
  return found(await stateOf(db, open.id));
}

/** Forgets a file; who came from it stays in the open. */
export async function forget(call: Call<typeof removeClickTt>): Promise<void> {
  const open = found(await lockOpen(call.db, call.params.id));
  if (!(await keptOf(call.db, open.id))) return;
  await forgetFile(call.db, open.id);
  await audit(call, 'removeClickTt', { entity: 'opens', id: open.id });
}

type Chosen = { readonly tournament: Tournament; readonly competition: Competition };

/** Which competition it is, whatever else of it changes there. */
const identityOf = (tournament: Tournament, competition: Attributes): string =>
  JSON.stringify([
    valueOf(tournament.attributes, 'tournament-id'),
    ...['age-group', 'type', 'ttr-from', 'ttr-to', 'ttr-remarks'].map((name) => valueOf(competition, name)),
  ]);

/** An open has the participants of one competition: another one is no newer file of it. */
function refuseOther(kept: Kept, { tournament, competition }: Chosen): void {
  const isOther =
    identityOf(kept.tournament, kept.competition) !== identityOf(tournament, competition.attributes);
  if (isOther && kept.entries.some(({ players }) => players.some((player) => player !== null)))
    throw fail('clickTt.otherCompetition', { competition: valueOf(kept.competition, 'age-group') });
}

function isSame(kept: Kept, { tournament, competition }: Chosen): boolean {
  const entries = kept.entries.map(({ attributes, people }) => ({ attributes, people }));
  const before = [kept.tournament, kept.competition, entries];
  return JSON.stringify(before) === JSON.stringify([tournament, competition.attributes, competition.entries]);
}

/** The numbers of the people of an entry in the federation; of a newer file the ids of entries may be others. */
const numbersOf = (entry: Entry): readonly string[] =>
  entry.people.map(
    (person, at) =>
      valueOf(person, 'internal-nr') || valueOf(person, 'licence-nr') || `id ${entryOf(entry)} ${at}`,
  );

function playersIn(
  { entries }: Competition,
  kept: Kept | undefined,
): ReadonlyMap<string, readonly (string | null)[]> {
  const known = new Map(
    (kept?.entries ?? []).flatMap((entry) =>
      numbersOf(entry).map((number, at) => [number, entry.players[at] ?? null] as const),
    ),
  );
  // Twice in a file, a person is in the open once.
  const take = (number: string): string | null => {
    const player = known.get(number) ?? null;
    known.delete(number);
    return player;
  };
  const entering = kept ? entries.filter((entry) => fits(entry, kept)) : [];
  return new Map(entering.map((entry) => [entryOf(entry), numbersOf(entry).map(take)]));
}
