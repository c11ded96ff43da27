import type { Newcomer, Recognised } from '@topspin/contract';

/** What becomes of the new people of a list: players of an open, its guests, nobody, or profiles alone. */
export type Newcomers = 'players' | 'guests' | 'none' | 'profiles';

/** The person of a row: the id of a player, somebody new, or nobody; empty while it has to be chosen. */
export type Choice = string;
export const someoneNew = 'new';
export const nobody = 'out';

/** A row with the players it may mean, and who it is. */
export type ListedPerson = {
  readonly person: Newcomer;
  readonly candidates: readonly Recognised[];
  readonly choice: Choice;
};

type Context = {
  readonly newcomers: Newcomers;
  /** The players who are in the open already. */
  readonly inside: ReadonlySet<string>;
};

export const keyOf = ({ row, name }: Newcomer): string => `${row} ${name}`;

/** The most probable person of a row; if several fit, the user has to choose. */
export function likely(candidates: readonly Recognised[], { newcomers, inside }: Context): Choice {
  const fitting = candidates.filter(({ fits }) => fits);
  if (fitting.some(({ _id }) => inside.has(_id))) return nobody;
  if (newcomers === 'profiles') return fitting.length > 0 ? nobody : someoneNew;
  if (fitting.length > 1) return '';
  return fitting[0]?._id ?? (newcomers === 'none' ? nobody : someoneNew);
}

/** A row to send: a player with a profile, or somebody new with the fields given. */
export type SentRow = { readonly row: number; readonly player_id: string } | Newcomer;

/** The rows to send, without those who stay out. */
export function rowsOf(listed: readonly ListedPerson[], rates: boolean): SentRow[] {
  const rows: SentRow[] = [];
  for (const { person, choice } of listed) {
    if (choice === nobody || choice === '') continue;
    if (choice !== someoneNew) rows.push({ row: person.row, player_id: choice });
    else rows.push(rates ? person : { ...person, initial_rating: null });
  }
  return rows;
}

/** Whether anybody enters with the consent that the list has; where known players are invited, they answer themselves. */
export const needsConsent = (listed: readonly ListedPerson[], { invites }: { readonly invites: boolean }) =>
  listed.some(
    ({ candidates, choice }) =>
      choice === someoneNew || candidates.some(({ _id, mine }) => _id === choice && (mine || !invites)),
  );

export const isNew = (row: SentRow): row is Newcomer => 'name' in row;

/** The new players who are too young to consent alone. */
export const childrenIn = (
  listed: readonly ListedPerson[],
  isChild: (birth: string | null) => boolean,
): readonly Newcomer[] =>
  listed
    .filter(({ person, choice }) => choice === someoneNew && isChild(person.date_of_birth))
    .map(({ person }) => person);
