import type { ErrorCode } from '@topspin/contract';

/** Why the server refused an item for good. */
export type Refusal = {
  readonly code: ErrorCode | 'unexpected';
  /** In the user's language. */
  readonly message: string;
  readonly at: number;
};

/** What an item does: to somebody's registration, to a match, or to its call. */
export type ChangeAct =
  | 'present'
  | 'notPresent'
  | 'enrol'
  | 'leave'
  | 'result'
  | 'call'
  | 'again'
  | 'atTable'
  | 'notAtTable'
  | 'absent'
  | 'isBack'
  | 'back'
  | 'restore';

/** What an item concerns in the user's words, such as the names of two players or of an open, and the page that shows it. */
export type About = {
  readonly title: string;
  readonly path: string;
  /** The people whom a change is about: who is registered, or the two players of a match. */
  readonly change?: { readonly person: string; readonly act: ChangeAct };
};

/** What a device sends: points of a match, results from a grid, registrations, check-ins, calls to tables. */
export type KindName = 'points' | 'results' | 'entries' | 'checkIns' | 'calls';

/** Something this device has to send: a point, a result, a check-in. */
export type Item<Body = unknown> = {
  /** Also the id under which the server knows it, so that sending it twice does no harm. */
  readonly id: string;
  /** How it is sent: see `app/outbox.ts`. */
  readonly kind: KindName;
  /** What it concerns, as `match:ID`. Items of one order are sent one after the other, as they were made. */
  readonly order: string;
  /** The item, or what the server already has, that this one builds on: if that is refused, so is this one. */
  readonly after: string | null;
  /** The owner: it is never sent in the name of another account. */
  readonly owner: string;
  /** The device that made it: kept here, since a browser that is killed may forget what it stored elsewhere a moment ago. */
  readonly device: string;
  readonly about: About;
  readonly body: Body;
  /** When it was made, in ms; a later item of this device has a later time. */
  readonly at: number;
  /** Absent while it waits. */
  readonly refusal?: Refusal;
};

/** An item before it is queued. */
export type NewItem<Body = unknown> = Omit<Item<Body>, 'owner' | 'device' | 'at' | 'refusal'>;

export const isWaiting = ({ refusal }: Item): boolean => refusal === undefined;

/** An item and those that build on it. */
export function withFollowers(items: readonly Item[], ids: Iterable<string>): ReadonlySet<string> {
  const found = new Set(ids);
  // An item is always made after the one it builds on.
  for (const { id, after } of items) if (after !== null && found.has(after)) found.add(id);
  return found;
}
