import type { AnswerOf, readTravelFile, TravelledPerson, TravelFile } from '@topspin/contract';
import { ageCategoryOf } from '#features/players/reads.ts';
import { isAdmin, type Call } from '#http/call.ts';
import { isTrusted } from '#http/limits/allowance.ts';
import { inTurns } from '#http/limits/turns.ts';
import { hungUp } from '#http/request/hung-up.ts';
import { inTransaction } from '#http/transaction.ts';
import { uploadedFile } from '#features/travel/arriving/uploaded.ts';
import { matchesIn } from '#features/travel/file/cover.ts';
import { arrivedBefore, isEmpty, originalOf } from '#features/travel/store.ts';
import { candidatesFor, decidedBy, type Candidate } from './store.ts';

type Reading = Call<typeof readTravelFile>;

/** To compare two thousand names with all there are takes a processor of the database for seconds. */
const inTurn = inTurns({ most: 8, mostOfOne: 2 });

/** What a file holds, and who its people may be here: a person decides, and nothing is written. */
export async function propose(call: Reading): Promise<AnswerOf<typeof readTravelFile>> {
  const { file } = await uploadedFile(call);
  const { source, open, phases, scope } = file;
  const everything = scope === 'everything';
  const work = () =>
    inTransaction(call.db, async (db) => ({
      everything,
      source: { installation: source.installation, name: source.name },
      open: { name: open.name, date_start: open.date_start, date_end: open.date_end, state: open.state },
      phases: phases.length,
      matches: matchesIn(file),
      people: await peopleOf({ ...call, db }, file),
      already: (await arrivedBefore(db, call.user.id, source))?.id ?? null,
      original: await originalOf(db, source),
      names_anybody: await isTrusted(db, call.user.id),
      restorable: everything && isAdmin(call.user) && (await isEmpty(db)),
    }));
  return inTurn({ by: call.user.id, gone: hungUp(call.http), work });
}

type Known = Omit<Candidate, 'person' | 'why'>;

async function peopleOf(
  { db, user, now }: Reading,
  { source, people }: TravelFile,
): Promise<TravelledPerson[]> {
  const all = await isTrusted(db, user.id);
  const asking = { userId: user.id, all };
  const decided = await decidedBy(db, { userId: user.id, source: source.installation }, all);
  const found = Map.groupBy(await candidatesFor(db, people, asking), ({ person }) => person);
  const shown = ({ id, name, club, date_of_birth }: Known) => ({
    _id: id,
    name,
    club,
    age_category: ageCategoryOf(date_of_birth, now),
  });
  return people.map(({ id, name, club, category }) => {
    const before = decided.get(id);
    const candidates = (found.get(id) ?? [])
      .filter((one) => one.id !== before?.id)
      .map((one) => ({ player: shown(one), why: one.why }));
    return {
      person: { id, name, club, age_category: category },
      proposed: before === undefined ? certain(found.get(id)) : (before?.id ?? null),
      decided: before !== undefined,
      candidates: before ? [{ player: shown(before), why: 'decided' as const }, ...candidates] : candidates,
    };
  });
}

/** The one with the same name and club, if there is one: everybody else is for a person to recognise. */
function certain(candidates: readonly Candidate[] = []): string | null {
  const [same, another] = candidates.filter(({ why }) => why === 'nameAndClub');
  return same && !another ? same.id : null;
}
