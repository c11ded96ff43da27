import { type follow, parseTopic } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import type { Holder } from '#live/open-streams.ts';

/**
 * Whose stream it is, for how many they may have. A paired screen has no account, and must not lose its stream to the visitors of its
 * hall; only it and those who paired it know its id.
 */
export async function holderOf({
  db,
  viewer,
  umpire,
  query,
}: Pick<Call<typeof follow>, 'db' | 'viewer' | 'umpire' | 'query'>): Promise<Holder> {
  if (viewer) return { kind: 'account', id: viewer.id };
  if (umpire) return { kind: 'umpire', id: umpire.id };
  const id = query.topics
    .split(',')
    .map((text) => parseTopic(text)?.topic)
    .find((topic) => topic?.startsWith('screen:'))
    ?.slice('screen:'.length);
  const paired =
    id !== undefined &&
    (await db
      .selectFrom('day_screens')
      .select('id')
      .where('id', '=', id)
      .where('day_id', 'is not', null)
      .executeTakeFirst());
  return paired ? { kind: 'screen', id: paired.id } : { kind: 'visitor' };
}
