import type { AnswerOf, listSeekers, Pair, Seeker } from '@topspin/contract';
import { isOpenOver, isStanding, makesPair, sumReason, type DoublesClass, type Range } from '@topspin/engine';
import { factsOf, findOpen, range, seesOpen, type OpenRow } from '#features/opens/reads.ts';
import { consentWords } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { entrantsOf, type EntrantRow } from '#features/inscriptions/enrol/entrants.ts';
import { pairsOf, peopleLooking, type Looking } from '#features/inscriptions/pairs/store.ts';
import { askingOf } from './store.ts';

type Reading = Pick<Call, 'db' | 'user' | 'lang'>;
type Answer = AnswerOf<typeof listSeekers>;

/** The caller's people in an open of doubles, with their partner or on the way to one. */
export const readSeekers = (call: Call<typeof listSeekers>): Promise<Answer> =>
  seekersOf(call, call.params.id);

/** One of the caller's people. */
export const seekerOf = async (call: Reading, openId: string, playerId: string): Promise<Seeker> =>
  found((await seekersOf(call, openId)).collection.find(({ player }) => player._id === playerId));

async function seekersOf({ db, user, lang }: Reading, openId: string): Promise<Answer> {
  const open = found(await findOpen(db, openId, user));
  const { doubles_class: doubles } = open;
  if (doubles === null) throw fail('open.notForSingles');
  const sum = range(open.rating_sum_min, open.rating_sum_max);
  const mine = await entrantsOf(db, open.id, user.id);
  const asking = await askingOf(
    db,
    open.id,
    mine.map(({ id }) => id),
  );
  const concerned = mine.filter((row) => isIn(row) || asking.some(({ partner_id }) => partner_id === row.id));
  const sees = concerned.length > 0 && (await seesOpen(db, user, open.id));
  const pairs = sees ? await pairsOf(db, open.id) : [];
  const looking = sees ? await peopleLooking(db, open.id) : [];
  const present = (row: EntrantRow): Seeker => ({
    player: { _id: row.id, name: row.name },
    own: row.relation === 'self',
    state: row.state,
    pair: pairOf(pairs, row.id),
    asked: asking
      .filter(({ player_id }) => player_id === row.id)
      .map(({ id, partner_id, partner_name, state, since }) => ({
        _id: id,
        partner: { _id: partner_id, name: partner_name },
        state,
        since: since.toISOString(),
      })),
    invitations: asking
      .filter(({ partner_id, state }) => partner_id === row.id && state === 'pending')
      .map(({ id, player_id, player_name, player_rating, since }) => ({
        _id: id,
        player: { _id: player_id, name: player_name, rating: player_rating },
        since: since.toISOString(),
      })),
    looking: isIn(row) && pairOf(pairs, row.id) === null ? fitting(looking, row, { doubles, sum }) : [],
    consent: isIn(row) || row.relation === 'self' ? null : wordsFor(row, open, lang),
  });
  return {
    collection: concerned.map(present),
    open: !isOpenOver(open.state) && !(await factsOf(db, open)).groupsSaved,
    full: open.players_count >= open.players_max || open.waiting_count > 0,
  };
}

const isIn = ({ state }: EntrantRow): boolean => state !== null && isStanding(state);

const pairOf = (pairs: readonly Pair[], id: string): Pair | null =>
  pairs.find(({ members }) => members.some(({ _id }) => _id === id)) ?? null;

type Conditions = { readonly doubles: DoublesClass; readonly sum: Range };

/** Who may be somebody's partner, as far as others see who they are. */
const fitting = (
  looking: readonly Looking[],
  row: EntrantRow,
  { doubles, sum }: Conditions,
): Seeker['looking'] =>
  looking
    .filter(({ id, shownGender }) => id !== row.id && makesPair(doubles, [row.gender, shownGender]))
    .filter(({ rating }) => sumReason([row.rating, rating], sum) === undefined)
    .map(({ id, name, rating }) => ({ _id: id, name, rating }));

const wordsFor = (row: EntrantRow, open: OpenRow, lang: Reading['lang']): string =>
  consentWords({ purpose: 'inscription', relation: row.relation }, lang, {
    player: row.name,
    open: open.name,
  });
