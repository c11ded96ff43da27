import type { Filters } from '@topspin/contract';
import type { Chosen } from '#lib/table/use-table.ts';

/** The instant at which a day begins where the reader is. */
const startOf = (date: string, later = 0): string => {
  const day = new Date(`${date}T00:00`);
  day.setDate(day.getDate() + later);
  return day.toISOString();
};

const isDate = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(`${text}T00:00`));

/** What the chosen filters ask of the server; both days are included. */
export function auditFilters({ kind, action, actor, thing, refused, from, to }: Chosen): Filters {
  const at = {
    ...(isDate(from) && { $gte: startOf(from) }),
    ...(isDate(to) && { $lt: startOf(to, 1) }),
  };
  return {
    ...(kind && { entity: kind }),
    ...(action && { action }),
    ...(actor && { 'actor._id': actor }),
    ...(thing && { entity_id: thing }),
    ...(refused && { refused: refused === 'yes' }),
    ...(Object.keys(at).length > 0 && { at }),
  };
}
