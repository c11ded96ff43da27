import type { Inscription } from '@topspin/contract';
import type { Item } from '#lib/outbox/item.ts';
import { isAtDesk, isEntry } from './entry.ts';

/** What the server answered to the enrolments that waited, by their item: a row on the screen may still be the item's. */
const answers = new Map<string, Inscription>();

export const rememberAnswer = (item: Item, inscription: Inscription): void =>
  void answers.set(item.id, inscription);

/** The registration that a row of reception stands for. */
export const registeredAs = (inscription: Inscription): Inscription =>
  answers.get(inscription._id) ?? inscription;

/**
 * Enrolments that wait on this device as rows of reception, under the id of their item: somebody at the desk is there, whether or
 * not there is a line. Takes the registrations that stand already.
 */
export function walkIns(
  waiting: readonly Item[],
  registered: readonly Inscription[],
): readonly Inscription[] {
  const known = new Set(registered.flatMap(({ _id, player }) => [_id, player._id]));
  return waiting.filter(isEntry).flatMap(({ id, at, about, body }) => {
    const isGuest = body.act === 'guest';
    if (!isGuest && body.act !== 'enrol' && body.act !== 'enrolMine') return [];
    const player = isGuest ? id : body.player;
    if (known.has(player) || known.has(answers.get(id)?._id ?? '')) return [];
    return {
      _id: id,
      open_id: body.openId,
      player: {
        _id: player,
        name: about.change?.person ?? '',
        avatar: null,
        rating: 0,
        rated: false,
        gender: null,
        age_category: null,
        club: isGuest ? body.club : null,
        club_id: null,
        guest: isGuest,
      },
      state: isAtDesk(body) ? 'present' : 'registered',
      waiting_position: null,
      checked_in: isAtDesk(body),
      functional_diversity: null,
      unconfirmed: false,
      registered_at: new Date(at).toISOString(),
      mine: false,
      version: 0,
    };
  });
}
