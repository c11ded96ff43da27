import type { BodyOf, enterGroup } from '@topspin/contract';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import {
  entryRulesOf,
  refusalByLimits,
  refuseGuest,
} from '#features/inscriptions/eligibility/eligibility.ts';
import { playerToEnrol } from '#features/inscriptions/load.ts';
import { refuseFull } from '#features/inscriptions/places.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import { createGuests, insertNewcomers, ratingsOf, requireConsent } from '#features/players/commands.ts';
import { isPossibleBirth } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { refuseManyGuests } from './add-guest.ts';
import { admit, auditEntry } from './admit.ts';
import { refuseRatings } from './refuse-ratings.ts';

type Newcomer = Exclude<BodyOf<typeof enterGroup>, { readonly player_id: string }>;
type Late = {
  readonly call: Pick<Call, 'db' | 'user' | 'lang' | 'now' | 'requestId'>;
  readonly open: LockedOpen;
  readonly newcomer: Newcomer;
  readonly effects: Pick<InscriptionEffects, 'initialRatings'>;
};

/**
 * Makes somebody new a player whom the caller administers, or a guest of this open in play, marks them as present and returns
 * their id. The rules are those of adding people before the draw: players only in a trusted open, guests where it has no limits.
 */
export async function enterLateNewcomer(late: Late): Promise<string> {
  const { call, open, newcomer } = late;
  const { db } = call;
  if (open.doubles_class !== null) throw fail('pair.needed');
  await refuseFull(db, open, { from: 'removed', to: 'present' });
  const playerId = newcomer.as === 'guest' ? await make(late) : await create(late);
  const player = await playerToEnrol(call, open.id, playerId);
  if (newcomer.as === 'player') {
    const judged = { player, own: true, now: call.now };
    const refused = await refusalByLimits(db, await entryRulesOf(db, open), judged);
    if (refused) throw refused;
  }
  const one = { player: playerId, rating: player.rating, relation: 'paper' } as const;
  // Not after those who wait: they did not come in time.
  const [entered] = await admit(call, { open, as: 'organiser', places: [] }, [one]);
  await auditEntry(call, found(entered));
  return playerId;
}

async function make({ call, open, newcomer: { name, club } }: Late): Promise<string> {
  refuseGuest(open);
  await refuseManyGuests(call, open, 1);
  const { db, user, now } = call;
  const [id = ''] = await createGuests(db, [{ name, club }], { openId: open.id, by: user.id, now });
  return id;
}

async function create({ call, open, newcomer, effects }: Late): Promise<string> {
  if (!open.trusted) throw fail('inscription.invitationOnly');
  const { name, club, date_of_birth: date, gender, initial_rating: rating } = newcomer;
  if (date !== null && !isPossibleBirth(date, call.now))
    throw wrongField('date_of_birth', 'birthDate', call.lang);
  await requireConsent(call, { dateOfBirth: date, guardian: newcomer.guardian_consent });
  await refuseRatings(call, [newcomer]);
  const row = { row: 1, name, club, date_of_birth: date, gender, initial_rating: rating, phone: null };
  const ids = await insertNewcomers(call, [row]);
  await effects.initialRatings(call.db, ratingsOf([row], ids), call.now);
  return ids[0] ?? '';
}
