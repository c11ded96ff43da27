import { venueIsThere } from '#features/venues/reads.ts';
import type { Call } from '#http/call.ts';
import { wrongField } from '#http/field-issue.ts';

type Asking = Pick<Call, 'db' | 'lang'>;

type References = { readonly venue_id?: string | null | undefined };

/** Refuses a venue that does not exist or is deleted. */
export async function checkReferences({ db, lang }: Asking, given: References): Promise<void> {
  if (given.venue_id && !(await venueIsThere(db, given.venue_id)))
    throw wrongField('venue_id', 'notThere', lang);
}

type Marked = { readonly id: string; readonly functional_diversity: boolean };

/** Refuses to take the mark off an open that somebody entered by declaring their diversity: visitors would see who they are. */
export async function checkDeclared(
  { db, lang }: Asking,
  open: Marked,
  given: { readonly functional_diversity?: boolean | undefined },
): Promise<void> {
  if (!open.functional_diversity || given.functional_diversity !== false) return;
  const declared = await db
    .selectFrom('inscriptions')
    .select('id')
    .where('open_id', '=', open.id)
    .where('functional_diversity', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (declared) throw wrongField('functional_diversity', 'declared', lang);
}

type Span = { readonly date_start: string | Date; readonly date_end: string | Date };

/** In days: each of its days can be prepared, and followed while it is played. */
const longest = 60;

const lengthOf = ({ date_start, date_end }: Span): number =>
  new Date(date_end).getTime() - new Date(date_start).getTime();

/** Refuses an open that lasts too long, unless it lasted as long before. */
export function checkLength(
  { lang }: Pick<Asking, 'lang'>,
  open: Span,
  { before, at = [] }: { readonly before?: Span; readonly at?: readonly (string | number)[] } = {},
): void {
  const most = Math.max(longest * 86_400_000, before ? lengthOf(before) : 0);
  if (lengthOf(open) > most) throw wrongField([...at, 'date_end'], 'lastsTooLong', lang);
}

type Whole = Span & {
  readonly players_min: number;
  readonly players_max: number;
};

/** Checks the order of dates and limits when only one of a pair was given, against the stored other one. */
export function checkOrder({ lang }: Asking, open: Whole): void {
  if (new Date(open.date_start) > new Date(open.date_end)) throw wrongField('date_end', 'datesOrder', lang);
  if (open.players_min > open.players_max) throw wrongField('players_max', 'rangeOrder', lang);
}
