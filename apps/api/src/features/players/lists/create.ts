import { randomUUIDv7 } from 'node:crypto';
import type { AnswerOf, createPlayers, Newcomer } from '@topspin/contract';
import { needsGuardian } from '@topspin/engine';
import { apiTexts, consentTextVersion } from '@topspin/messages/api';
import { clubsOf } from '#features/clubs/commands.ts';
import { consentRow } from '#features/players/consent.ts';
import type { PlayerEffects } from '#features/players/context.ts';
import { dayOf, isPossibleBirth } from '#features/players/policy.ts';
import { guardianAge } from '#features/settings/reads.ts';
import { insertAdministrator } from '#features/players/administrators/store.ts';
import { insertConsents, insertPlayers } from '#features/players/store.ts';
import { errorText } from '#http/answer/texts.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { refuseBeyondAllowance } from '#http/limits/allowance.ts';

type Refused = AnswerOf<typeof createPlayers>['refused'][number];

/** Creates the players of a list in one transaction; those who cannot be are answered with the reason, and hold nobody back. */
export const createFromList =
  ({ initialRatings }: PlayerEffects) =>
  async (call: Call<typeof createPlayers>): Promise<AnswerOf<typeof createPlayers>> => {
    const { db, body, now } = call;
    if (body.text_version !== consentTextVersion) throw fail('consent.textChanged');
    const refused: Refused[] = [];
    const refusal = await refusalOfNewcomers(call);
    const newcomers = body.rows.filter((row) => {
      const message = refusal(row);
      if (message !== null) refused.push({ row: row.row, message });
      return message === null;
    });
    const ids = await insertNewcomers(call, newcomers);
    await initialRatings(db, ratingsOf(newcomers, ids), now);
    if (ids.length > 0) await audit(call, 'createPlayers', { entity: 'players', after: { players: ids } });
    return { created: ids.length, refused };
  };

type Creating = Pick<Call, 'db' | 'user' | 'lang' | 'now'>;

type Judging = Pick<Call, 'db' | 'now' | 'lang'> & { readonly body: { readonly guardian_consent: boolean } };

/** A function that says why somebody on a list gets no profile, as a sentence, or null. */
export async function refusalOfNewcomers({ db, now, lang, body }: Judging) {
  const age = await guardianAge(db);
  return ({ date_of_birth: date }: Newcomer): string | null => {
    if (date !== null && !isPossibleBirth(date, now)) return apiTexts[lang].validation.birthDate;
    if (needsGuardian(date, dayOf(now), age) && !body.guardian_consent)
      return errorText('player.guardianConsentRequired', lang).message;
    return null;
  };
}

/** People, or players that the lab makes up, who consent to nothing. */
export type Reality = 'people' | 'madeUp';

/**
 * Inserts the profiles of these people, which the caller keeps as an organiser, with the consents that the caller has on paper; gives
 * their ids, in order.
 */
export async function insertNewcomers(
  call: Creating,
  newcomers: readonly Newcomer[],
  reality: Reality = 'people',
): Promise<string[]> {
  if (newcomers.length === 0) return [];
  const { db, user, now } = call;
  await refuseBeyondAllowance(db, user.id, 'players', newcomers.length);
  const clubOf = await clubsOf(db, newcomers);
  const rows = newcomers.map(({ phone, ...newcomer }) => ({
    id: randomUUIDv7(),
    name: newcomer.name,
    club_id: clubOf(newcomer),
    date_of_birth: newcomer.date_of_birth,
    gender: newcomer.gender,
    contact_phone: phone && JSON.stringify(phone),
    created_by: user.id,
    made_up: reality === 'madeUp',
  }));
  await insertPlayers(db, rows);
  await insertAdministrator(
    db,
    rows.map(({ id }) => ({ player_id: id, user_id: user.id, relation: 'organiser', created_at: now })),
  );
  const ids = rows.map(({ id }) => id);
  if (reality === 'madeUp') return ids;
  const age = await guardianAge(db);
  const purposesOf = (date: string | null) =>
    needsGuardian(date, dayOf(now), age) ? (['profile', 'guardian'] as const) : (['profile'] as const);
  await insertConsents(
    db,
    rows.flatMap(({ id: player, date_of_birth }) =>
      purposesOf(date_of_birth).map((purpose) => consentRow(call, { player, purpose, relation: 'paper' })),
    ),
  );
  return ids;
}

/** The initial ratings of those who were given one. */
export const ratingsOf = (newcomers: readonly Newcomer[], ids: readonly string[]) =>
  newcomers.flatMap(({ initial_rating: rating }, at) =>
    rating === null ? [] : [{ player: ids[at] ?? '', rating }],
  );
