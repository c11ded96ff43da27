import { openKeysAtMost } from '@topspin/contract';
import type { Guard } from '#http/access/guard.ts';
import { callerCache } from '#http/access/caller-cache.ts';
import { leastRecent } from '#http/cache/least-recent.ts';
import type { Db, KeyReader } from '#http/call.ts';
import { hour } from '#http/durations.ts';
import { fairTurns } from '#http/limits/fair-turns.ts';
import { secretHash } from '#http/access/secret.ts';
import type { Bell } from '#live/bell.ts';
import { findByHash, noteUse } from './store.ts';

type Context = {
  readonly db: Db;
  readonly now: () => Date;
  /** Called when a use could not be noted; the request goes on. */
  readonly onFailure: (error: unknown) => void;
};

/** The most opens whose keys are cached. */
const keptOpens = 2000;

/** How many connections to the database invalid keys can take. */
const lookUps = {
  atOnce: { all: 2, ofOne: 1, ofOpen: 2 },
  waiting: { all: 1000, ofOne: 100, ofOpen: 1000 },
  patience: 2000,
  few: 32,
} as const;

/**
 * What a key lets read, while it is not revoked and its open is not deleted; null for any other key. Cached until the bell rings
 * for the keys of its open. That it was used is written once an hour.
 */
export function keyAuthenticator(
  { db, now, onFailure }: Context,
  bell: Bell | undefined,
): Guard['authenticateByKey'] {
  const readers = callerCache<KeyReader>(bell, {
    topic: 'openKeys:',
    of: ({ openId }) => openId,
    most: keptOpens,
    sessionsOfEach: openKeysAtMost,
  });
  /** The open of each key, which never changes. */
  const opens = leastRecent<string>(keptOpens);
  const noted = leastRecent<number>(keptOpens);
  const inTurn = fairTurns(lookUps);

  const read = async (key: string, network: string): Promise<KeyReader | null> => {
    const reader = await readers.read(key, async () => {
      const row = await inTurn({ by: network, open: '' }, () => findByHash(db, secretHash(key)));
      if (row?.last_used_at) noted.put(row.id, row.last_used_at.getTime());
      return row ? Object.freeze({ id: row.id, openId: row.open_id }) : null;
    });
    if (reader) opens.put(key, reader.openId);
    return reader;
  };
  const note = async ({ id }: KeyReader): Promise<void> => {
    const at = now();
    if (at.getTime() - (noted.get(id) ?? -Infinity) < hour) return;
    noted.put(id, at.getTime());
    await noteUse(db, id, { now: at, since: new Date(at.getTime() - hour) }).catch(onFailure);
  };
  return async (key, network) => {
    const openId = opens.get(key);
    const known = openId === undefined ? undefined : readers.find(openId, key);
    const reader = known ?? (await read(key, network));
    if (reader) await note(reader);
    return reader;
  };
}
