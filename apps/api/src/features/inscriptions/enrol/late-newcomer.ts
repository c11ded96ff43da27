import { randomUUIDv7 } from 'node:crypto';
import type { BodyOf, enterGroup } from '@topspin/contract';
import { refuseGuest, refuseIneligible } from '#features/inscriptions/eligibility/eligibility.ts';
import { playerToEnrol } from '#features/inscriptions/load.ts';
import { refuseFull } from '#features/inscriptions/places.ts';
import { insertInscription } from '#features/inscriptions/store.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import { createGuests, insertNewcomers, requireConsent } from '#features/players/commands.ts';
import { isPossibleBirth } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { refuseManyGuests } from './add-guest.ts';
import { recordConsents } from './consents.ts';
import { auditEntry } from './enrol.ts';

type Newcomer = Exclude<BodyOf<typeof enterGroup>, { readonly player_id: string }>;
type Entering = Pick<Call, 'db' | 'user' | 'lang' | 'now' | 'requestId'>;

/**
 * Makes somebody new a player whom the caller administers, or a guest of this open in play, marks them as present and returns
 * their id. The rules are those of adding people before the draw: players only in a trusted open, guests where it has no limits.
 */
export async function enterLateNewcomer(
  call: Entering,
  open: LockedOpen,
  newcomer: Newcomer,
): Promise<string> {
  const { db, user, now } = call;
  await refuseFull(db, open, { from: 'removed', to: 'present' });
  const playerId =
    newcomer.as === 'guest' ? await make(call, open, newcomer) : await create(call, open, newcomer);
  const player = await playerToEnrol(call, open.id, playerId);
  if (newcomer.as === 'player') await refuseIneligible(db, open, { player, functionalDiversity: undefined });
  const id = randomUUIDv7();
  await insertInscription(db, {
    id,
    open_id: open.id,
    player_id: playerId,
    state: 'present',
    rating: player.rating,
    functional_diversity: false,
    registered_by: user.id,
    registered_at: now,
    checked_in_at: now,
  });
  const entering = { ...call, body: { consent: newcomer.consent } };
  await recordConsents(entering, { player: playerId, inscription: id, relation: 'paper' });
  await auditEntry(call, { playerId, id, state: 'present' });
  return playerId;
}

async function make(call: Entering, open: LockedOpen, { name, club }: Newcomer): Promise<string> {
  refuseGuest(open);
  await refuseManyGuests(call, open, 1);
  const { db, user, now } = call;
  const [id = ''] = await createGuests(db, [{ name, club }], { openId: open.id, by: user.id, now });
  return id;
}

async function create(call: Entering, open: LockedOpen, newcomer: Newcomer): Promise<string> {
  if (!open.trusted) throw fail('inscription.invitationOnly');
  const { name, club, date_of_birth: date, gender, guardian_consent: guardian } = newcomer;
  if (date !== null && !isPossibleBirth(date, call.now))
    throw wrongField('date_of_birth', 'birthDate', call.lang);
  await requireConsent(call, { dateOfBirth: date, guardian });
  const row = { row: 1, name, club, date_of_birth: date, gender, initial_rating: null, phone: null };
  const [id = ''] = await insertNewcomers(call, [row]);
  return id;
}
