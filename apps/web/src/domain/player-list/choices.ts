import type { Newcomer, Recognised } from '@topspin/contract';
import type { ReadPerson } from './read-people.ts';

/** What becomes of the new people of a list: players of an open, its guests, nobody, or profiles alone. */
export type Newcomers = 'players' | 'guests' | 'none' | 'profiles';

/** The person of a row: the id of a player, somebody new, or nobody; empty while it has to be chosen. */
export type Choice = string;
export const someoneNew = 'new';
export const nobody = 'out';

/** A row with the players it may mean, and who it is. */
export type ListedPerson = {
  readonly person: ReadPerson;
  readonly candidates: readonly Recognised[];
  readonly choice: Choice;
};

type Context = {
  readonly newcomers: Newcomers;
  /** The players who are in the open already. */
  readonly inside: ReadonlySet<string>;
};

export const keyOf = ({ row, name }: Newcomer): string => `${row} ${name}`;

/**
 * The most probable person of a row; if several fit, the user has to choose. Somebody of a click-TT file who is in the open already is
 * named too, so that the results go back; in an open that is not trusted the others are guests.
 */
export function likely(
  candidates: readonly Recognised[],
  { newcomers, inside, entry }: Context & { readonly entry?: string | undefined },
): Choice {
  const fitting = candidates.filter(({ fits }) => fits);
  const [there, another] = fitting.filter(({ _id }) => inside.has(_id));
  if (there && entry !== undefined) return another ? '' : there._id;
  if (there) return nobody;
  if (entry !== undefined && newcomers === 'guests') return someoneNew;
  if (newcomers === 'profiles') return fitting.length > 0 ? nobody : someoneNew;
  if (fitting.length > 1) return '';
  return fitting[0]?._id ?? (newcomers === 'none' ? nobody : someoneNew);
}

/** A row to send: a player with a profile, or somebody new with the fields given. */
export type SentRow =
  | { readonly row: number; readonly player_id: string; readonly click_tt?: string }
  | ReadPerson;

/** The rows to send, without those who stay out. */
export function rowsOf(listed: readonly ListedPerson[], rates: boolean): SentRow[] {
  const rows: SentRow[] = [];
  for (const { person, choice } of listed) {
    if (choice === nobody || choice === '') continue;
    const { row, click_tt: entry } = person;
    if (choice !== someoneNew)
      rows.push({ row, player_id: choice, ...(entry !== undefined && { click_tt: entry }) });
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

export const isNew = (row: SentRow): row is ReadPerson => 'name' in row;

/** The new players who are too young to consent alone. */
export const childrenIn = (
  listed: readonly ListedPerson[],
  isChild: (birth: string | null) => boolean,
): readonly Newcomer[] =>
  listed
    .filter(({ person, choice }) => choice === someoneNew && isChild(person.date_of_birth))
    .map(({ person }) => person);

/** Two people of a list cannot be one player: the user has to choose who the later ones are. */
export function withoutTwice(listed: readonly ListedPerson[]): ListedPerson[] {
  const taken = new Set<Choice>();
  return listed.map((one) => {
    const { choice } = one;
    if (choice === '' || choice === nobody || choice === someoneNew) return one;
    if (taken.has(choice)) return { ...one, choice: '' };
    taken.add(choice);
    return one;
  });
}
