import type { Item, NewItem } from '#lib/outbox/item.ts';
import { aboutChange, orderOfOpen } from './order.ts';

type Of<Act extends string, More> = { readonly act: Act; readonly openId: string } & More;

/** Registers the user's own player, or somebody with a consent given at the desk. */
export type Enrol = Of<'enrol', { readonly player: string; readonly own: boolean }>;
/** Registers a player whom the user looks after. */
export type EnrolMine = Of<
  'enrolMine',
  { readonly player: string; readonly version: string; readonly declared: boolean }
>;
export type AddGuest = Of<'guest', { readonly name: string; readonly club: string | null }>;
/** Ends a registration. Which one is looked up, if the person who undoes an enrolment cannot know whether the server has it. */
export type Leave = Of<
  'leave',
  | { readonly inscription: string }
  | { readonly inscription: null; readonly player: string; readonly mine: boolean }
>;
/** Undoes that. */
export type Back = Of<'back', { readonly inscription: string }>;

/** A change to who is in an open, as it waits on the device. */
export type Entry = Enrol | EnrolMine | AddGuest | Leave | Back;

export const kind = 'entries';

export const isEntry = (item: Item): item is Item<Entry> => item.kind === kind;

/** Whether the server takes it that somebody is there, if it comes while reception is open. */
export const isAtDesk = (body: Entry): boolean => body.act === 'guest' || (body.act === 'enrol' && !body.own);

/** An entry as an item of the outbox; its id is the `Idempotency-Key`. */
export const entryItem = <Body extends Entry>(
  body: Body,
  { id, person }: { readonly id: string; readonly person: string },
): NewItem<Body> => ({
  id,
  kind,
  order: orderOfOpen(body.openId),
  after: null,
  about: aboutChange(body.openId, person, body.act === 'leave' ? 'leave' : 'enrol'),
  body,
});

/** Whether an entry is about a player, or about a registration of theirs. */
export const concerns = (body: Entry, player: string | null, inscription: string | null): boolean =>
  (player !== null && 'player' in body && body.player === player) ||
  (inscription !== null && 'inscription' in body && body.inscription === inscription);
