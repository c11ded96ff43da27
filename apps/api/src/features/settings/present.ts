import type { Settings } from '@topspin/contract';
import type { RatingSettings } from '@topspin/engine';
import type { InstallationRow } from './store.ts';

/** The address of the logo; another logo has another one. */
export const logoAddress = (id: string | null): string | null => (id === null ? null : `/api/app/logo/${id}`);

type RatingColumns = Pick<InstallationRow, Extract<keyof InstallationRow, `rating_${string}`>>;

/** The constants of the rating as the engine takes them. */
export const presentRating = (row: RatingColumns): RatingSettings => ({
  start: row.rating_start,
  scale: row.rating_scale,
  k: row.rating_k,
  provisionalK: row.rating_provisional_k,
  provisionalMatches: row.rating_provisional_matches,
  floor: row.rating_floor,
  updating: row.rating_updating,
});

export const presentSettings = (row: InstallationRow): Settings => ({
  name: row.name,
  logo: logoAddress(row.logo_id),
  guardian_age: row.guardian_age,
  who_creates_opens: row.who_creates_opens,
  who_creates_venues: row.who_creates_venues,
  rating: presentRating(row),
  version: row.version,
});
