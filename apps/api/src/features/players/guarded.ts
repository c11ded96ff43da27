import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, editPlayer } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { notifyAll } from './administrators/notify.ts';
import { isMinor, needsGuardian } from './policy.ts';
import { hasGuardian, type LockedPlayer } from './store.ts';

/** What others see of a player depends on these. */
const deciding = ['date_of_birth', 'show_phone_admin_only'] as const;

/** Guarded if there is a guardian: the phone that the organisers ring, and the name under which the player is found. */
const reaching = ['name', 'contact_phone'] as const;

const isReaching = (field: Guarded): boolean => reaching.some((one) => one === field);

type Guarded = (typeof deciding)[number] | (typeof reaching)[number];
type PlayerEdit = Partial<Pick<BodyOf<typeof editPlayer>, Guarded>>;

/** The fields changed that only those who decide about a player may change. */
export async function guardedChanges(db: Db, player: LockedPlayer, given: PlayerEdit): Promise<Guarded[]> {
  const isChanged = (field: Guarded) =>
    given[field] !== undefined && !isDeepStrictEqual(given[field], player[field]);
  const reach = reaching.filter(isChanged);
  const isGuarded = reach.length > 0 && (await hasGuardian(db, player.id));
  return [...deciding.filter(isChanged), ...(isGuarded ? reach : [])];
}

/** What the age of a player means for others, without the date. */
async function ageOf(
  db: Db,
  birth: string | null,
  now: Date,
): Promise<'unknown' | 'child' | 'minor' | 'adult'> {
  if (birth === null) return 'unknown';
  if (await needsGuardian(db, birth, now)) return 'child';
  return isMinor(birth, now) ? 'minor' : 'adult';
}

type Tracked = { readonly guarded: readonly Guarded[]; readonly publicUrl: () => string };

/**
 * Audits such a change, and mails everybody who looks after the player if it moves them over 14 or 18, or changes how they are
 * reached.
 */
export async function keepTrack(
  call: Call<typeof editPlayer>,
  player: LockedPlayer,
  { guarded, publicUrl }: Tracked,
): Promise<void> {
  const { db, body, now } = call;
  const { date_of_birth: birth = player.date_of_birth } = body;
  const { show_phone_admin_only: hides = player.show_phone_admin_only } = body;
  const age = { before: await ageOf(db, player.date_of_birth, now), after: await ageOf(db, birth, now) };
  await audit(call, 'editPlayer', {
    entity: 'players',
    id: player.id,
    before: { age: age.before, show_phone_admin_only: player.show_phone_admin_only },
    after: { age: age.after, show_phone_admin_only: hides, changed: guarded },
  });
  if (age.before !== age.after) await notifyAll(call, player.id, { kind: 'ageChanged', publicUrl });
  if (guarded.some(isReaching)) await notifyAll(call, player.id, { kind: 'contactChanged', publicUrl });
}
