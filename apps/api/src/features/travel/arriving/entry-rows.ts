import { randomUUIDv7 } from 'node:crypto';
import type { TravelFile } from '@topspin/contract';
import type { OpenId, PlayerId, RegistrationId } from '@topspin/engine';
import type { Call } from '#http/call.ts';

type Entry = TravelFile['entries'][number];

type Entering = Pick<Call, 'now'> & {
  readonly openId: string;
  /** Who entered them here; nobody where they had entered before. */
  readonly by: Call['user']['id'] | null;
  readonly player: (person: string) => string;
  readonly rating: (player: string) => number;
  readonly createdAt: string;
};

/** An entry as it was, or as far as a file with results says. */
export function entryRow({ person, state, checked_in_at, record }: Entry, entering: Entering) {
  const { openId, by, now, player, rating, createdAt } = entering;
  const id = player(person);
  return {
    id: (record?.id ?? randomUUIDv7()) as RegistrationId,
    open_id: openId as OpenId,
    player_id: id as PlayerId,
    state,
    checked_in_at,
    rating: record?.rating ?? rating(id),
    functional_diversity: record?.functional_diversity ?? false,
    invited_at: record?.invited_at ?? null,
    registered_by: by,
    registered_at: record?.registered_at ?? createdAt,
    confirmed_at: record?.confirmed_at ?? null,
    marked_at: record?.marked_at ?? null,
    // Reception compares versions of the row that is there now.
    marked_version: record?.marked_at ? 1 : null,
    left_at: record ? record.left_at : state === 'withdrawn' || state === 'removed' ? now : null,
    refused_at: record?.refused_at ?? null,
    created_at: record?.created_at ?? createdAt,
  };
}
