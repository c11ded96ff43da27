import type { Call, Db } from '#http/call.ts';
import { wrongField } from '#http/field-issue.ts';

type Asking = Pick<Call, 'db' | 'lang'>;

type References = {
  readonly venue_id?: string | null | undefined;
  readonly edition_id?: string | null | undefined;
};

/** Refuses a venue or an edition that is not there (any more). */
export async function checkReferences({ db, lang }: Asking, given: References): Promise<void> {
  if (given.venue_id && !(await isThere(db, 'venues', given.venue_id)))
    throw wrongField('venue_id', 'option', lang);
  if (given.edition_id && !(await isThere(db, 'editions', given.edition_id)))
    throw wrongField('edition_id', 'option', lang);
}

async function isThere(db: Db, table: 'venues' | 'editions', id: string): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

type Whole = {
  readonly date_start: string | Date;
  readonly date_end: string | Date;
  readonly players_min: number;
  readonly players_max: number;
};

/** The order of dates and limits where only one of the two was given, and the other is the open's. */
export function checkOrder({ lang }: Asking, open: Whole): void {
  if (new Date(open.date_start) > new Date(open.date_end)) throw wrongField('date_end', 'rangeOrder', lang);
  if (open.players_min > open.players_max) throw wrongField('players_max', 'rangeOrder', lang);
}
