import type { TravelFile } from '@topspin/contract';
import type { OpenId } from '@topspin/engine';
import type { Call } from '#http/call.ts';

/** The row of an open that came as a file: its importer's, and not trusted. */
export const openRow = (
  { open }: TravelFile,
  { id, user, now }: Pick<Call, 'user' | 'now'> & { readonly id: string },
) => ({
  id: id as OpenId,
  name: open.name,
  description: JSON.stringify(open.description),
  contact: open.contact,
  date_start: open.date_start,
  date_end: open.date_end,
  state: open.state,
  cancel_reason: open.cancel_reason,
  players_min: open.players_min,
  players_max: open.players_max,
  best_of: open.best_of,
  gender: open.gender,
  discipline: open.doubles === undefined ? ('singles' as const) : ('doubles' as const),
  doubles_class: open.doubles ?? null,
  age_min: open.age_range?.min ?? null,
  age_max: open.age_range?.max ?? null,
  age_reckoning: open.age_reckoning,
  rating_min: open.rating_range?.min ?? null,
  rating_max: open.rating_range?.max ?? null,
  rating_sum_min: open.rating_sum_range?.min ?? null,
  rating_sum_max: open.rating_sum_range?.max ?? null,
  functional_diversity: open.functional_diversity,
  public_results: open.public_results,
  created_at: open.created_at,
  finished_at: open.finished_at,
  created_by: user.id,
  imported_at: now,
});
