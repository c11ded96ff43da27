import type { Language } from '@topspin/contract';
import type { EntryConditions } from '@topspin/engine';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import type { OpenEffects } from '#features/opens/context.ts';
import { conditionsOf } from './conditions.ts';
import { managesCircuits, refuseFinished, refuseWider, type EditionOfPlace } from './edition.ts';

/** Where an open is, or asks to be. */
export type Place = {
  readonly edition_id: string | null;
  readonly grade: number | null;
  readonly asked_edition_id: string | null;
  readonly edition_refused_at: Date | null;
};

type PlaceValues = Partial<Place> & {
  readonly edition_asked_at?: Date | null;
  readonly edition_asked_by?: string | null;
  readonly edition_refused_by?: null;
  readonly edition_refusal?: null;
};

export const notRefused = { edition_refused_at: null, edition_refused_by: null, edition_refusal: null };
export const notAsked = {
  asked_edition_id: null,
  edition_asked_at: null,
  edition_asked_by: null,
  ...notRefused,
};

/** An open in no edition, and in none that it asks for. */
export const nowhere: Place = {
  edition_id: null,
  grade: null,
  asked_edition_id: null,
  edition_refused_at: null,
};

type Asking = Pick<Call, 'user' | 'now'>;

/** The place wanted for an open; a field that is left out stays. */
type Wanted = { readonly edition_id?: string | null | undefined; readonly grade?: number | null | undefined };

/**
 * The columns that change when an edition is wanted for an open: a circuit manager puts it there, with a grade, or takes it out; an
 * organiser asks, or with null withdraws the request. Wanting what already is changes nothing.
 */
export function placeValues(call: Asking, place: Place, wanted: Wanted): PlaceValues {
  if (managesCircuits(call.user)) return valuesByManager(place, wanted);
  if (wanted.grade !== undefined && wanted.grade !== place.grade) throw fail('auth.forbidden');
  return wanted.edition_id === undefined ? {} : valuesByOrganiser(call, place, wanted.edition_id);
}

function valuesByManager(place: Place, { edition_id = place.edition_id, grade }: Wanted): PlaceValues {
  if (edition_id !== place.edition_id) return { edition_id, grade: grade ?? null, ...notAsked };
  return grade === undefined || grade === place.grade ? {} : { grade };
}

function valuesByOrganiser({ user, now }: Asking, place: Place, wanted: string | null): PlaceValues {
  if (place.edition_id !== null) {
    if (wanted !== place.edition_id) throw fail('edition.hasPlace');
    return {};
  }
  if (wanted === null) return place.asked_edition_id === null ? {} : notAsked;
  if (wanted === place.asked_edition_id && place.edition_refused_at === null) return {};
  return { asked_edition_id: wanted, edition_asked_at: now, edition_asked_by: user.id, ...notRefused };
}

/** The edition an open is in, or asks for and was not refused. */
export const editionOf = (place: Place): string | null =>
  place.edition_id ?? (place.edition_refused_at === null ? place.asked_edition_id : null);

type Checking = Pick<Call, 'db' | 'lang'>;

/** The edition with that id, locked against other conditions; an issue of its field if it is deleted. */
export async function editionThere(
  { db, lang }: Checking,
  id: string,
  { editionOfPlace }: Pick<OpenEffects, 'editionOfPlace'>,
): Promise<EditionOfPlace> {
  const edition = await editionOfPlace(db, id);
  if (!edition) throw wrongField('edition_id', 'notThere', lang);
  return edition;
}

const isTheSame = (one: EntryConditions, other: EntryConditions): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Refuses a grade that an edition does not have. */
export function refuseOtherGrade(
  { grade }: Pick<Place, 'grade'>,
  { grades }: EditionOfPlace,
  lang: Language,
): void {
  if (grade !== null && !grades.some((known) => known.grade === grade))
    throw wrongField('grade', 'notThere', lang);
}

type Where = Place & { readonly conditions: EntryConditions };

/**
 * Refuses an edition that is deleted or, to those who ask, over, a grade that it does not have, and an open wider than its circuit. What was wider before its circuit
 * set limits may stay so: only a change of the place or of the conditions is checked. Gives the edition if the open was not in it before,
 * nor asked for it.
 */
export async function checkPlace(
  call: Checking,
  { before, after }: { readonly before: Where | null; readonly after: Where },
  effects: Pick<OpenEffects, 'editionOfPlace'>,
): Promise<EditionOfPlace | null> {
  const id = editionOf(after);
  if (after.edition_id === null && after.grade !== null) throw wrongField('grade', 'notThere', call.lang);
  if (id === null) return null;
  const moves = before === null || editionOf(before) !== id;
  const isAsBefore = !moves && before.grade === after.grade;
  if (isAsBefore && isTheSame(before.conditions, after.conditions)) return null;
  const edition = await editionThere(call, id, effects);
  if (!isAsBefore) refuseOtherGrade(after, edition, call.lang);
  if (moves && after.edition_id === null) refuseFinished(edition, call.lang);
  refuseWider(after.conditions, edition, call.lang);
  return moves ? edition : null;
}

/** An open as `checkPlace` takes it. */
export const whereIs = (open: Place & Parameters<typeof conditionsOf>[0]): Where => ({
  ...open,
  conditions: conditionsOf(open),
});
