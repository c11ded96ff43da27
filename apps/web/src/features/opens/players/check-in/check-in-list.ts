import type { Inscription } from '@topspin/contract';
import { matchesSearch } from '../matches-search.ts';

/** Who is shown at reception. */
export const checkInFilters = ['all', 'missing', 'present'] as const;
export type CheckInFilter = (typeof checkInFilters)[number];

export const isMissing = ({ state, checked_in }: Inscription): boolean =>
  state === 'registered' || (state === 'waiting' && !checked_in);

const fits = {
  all: () => true,
  missing: isMissing,
  present: ({ state, checked_in }) => state === 'present' || checked_in,
} as const satisfies Record<CheckInFilter, (inscription: Inscription) => boolean>;

/** The inscriptions that a filter and a search leave, in their order. */
export const shownOf = (
  inscriptions: readonly Inscription[],
  filter: CheckInFilter,
  search: string,
): readonly Inscription[] =>
  inscriptions.filter(
    (inscription) => fits[filter](inscription) && matchesSearch(inscription.player.name, search),
  );

/** Who a name typed at reception checks in: the first match still missing. */
export const firstMissing = (inscriptions: readonly Inscription[], search: string): Inscription | undefined =>
  search.trim() === ''
    ? undefined
    : inscriptions.find(
        (inscription) => isMissing(inscription) && matchesSearch(inscription.player.name, search.trim()),
      );
