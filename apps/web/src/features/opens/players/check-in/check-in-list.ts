import type { Inscription } from '@topspin/contract';
import { currentLanguage } from '#lib/i18n.ts';
import { matchesSearch } from '#domain/matches-search.ts';
import { surnameFirst } from '#domain/names/surname.ts';

/** Which players are shown at reception. */
export const checkInFilters = ['all', 'missing', 'present'] as const;
export type CheckInFilter = (typeof checkInFilters)[number];

export const isMissing = ({ state, checked_in }: Inscription): boolean =>
  state === 'registered' || (state === 'waiting' && !checked_in);

const fits = {
  all: () => true,
  missing: isMissing,
  present: ({ state, checked_in }) => state === 'present' || checked_in,
} as const satisfies Record<CheckInFilter, (inscription: Inscription) => boolean>;

/** By surname, as printed lists are; those on the waiting list keep their order, after the others. */
export function bySurname(inscriptions: readonly Inscription[]): readonly Inscription[] {
  const language = currentLanguage();
  const waits = ({ state }: Inscription) => state === 'waiting';
  const others = inscriptions.filter((one) => !waits(one));
  return [
    ...others.toSorted((one, next) =>
      surnameFirst(one.player.name).localeCompare(surnameFirst(next.player.name), language),
    ),
    ...inscriptions.filter(waits),
  ];
}

/** The registrations that match a filter and a search, in order. */
export const shownOf = (
  inscriptions: readonly Inscription[],
  filter: CheckInFilter,
  search: string,
): readonly Inscription[] =>
  inscriptions.filter(
    (inscription) => fits[filter](inscription) && matchesSearch(inscription.player.name, search),
  );

/** The player whom a name typed at reception checks in: the first match not present yet. */
export const firstMissing = (inscriptions: readonly Inscription[], search: string): Inscription | undefined =>
  search.trim() === ''
    ? undefined
    : inscriptions.find(
        (inscription) => isMissing(inscription) && matchesSearch(inscription.player.name, search.trim()),
      );
