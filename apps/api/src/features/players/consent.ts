import { randomUUIDv7 } from 'node:crypto';
import type { GivenConsent, Language, listConsents } from '@topspin/contract';
import { consentText, consentTextVersion } from '@topspin/messages/api';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { namesOpen } from '#features/opens/reads.ts';
import type { Call, Db, Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { needsGuardian } from './policy.ts';
import { guardianAgreed, insertConsents } from './store.ts';

export type ConsentPurpose = 'profile' | 'inscription' | 'guardian' | 'functionalDiversity';
/** In what capacity somebody consents for a player; `paper` is a signed consent the caller keeps and records. */
export type ConsentRelation = 'self' | 'guardian' | 'coach' | 'club' | 'other' | 'paper';

type NewConsent = {
  readonly player: string;
  readonly purpose: ConsentPurpose;
  readonly relation: ConsentRelation;
  readonly inscription?: string;
};

type Giving = Pick<Call, 'lang' | 'now'> & { readonly user: { readonly id: string } };

/** A consent with the text the caller read: who gave or recorded it, when, in what capacity and for what. */
export const consentRow = (
  { user, lang, now }: Giving,
  { player, purpose, relation, inscription }: NewConsent,
): Insertable<Database['consents']> => ({
  id: randomUUIDv7(),
  player_id: player,
  purpose,
  relation,
  inscription_id: inscription ?? null,
  given_by: relation === 'paper' ? null : user.id,
  recorded_by: relation === 'paper' ? user.id : null,
  text_version: consentTextVersion,
  text_key: textKeyOf(purpose, relation),
  lang,
  given_at: now,
});

/** Which text is shown: that of the relation, or the general one for those who act for a player. */
export function textKeyOf(purpose: ConsentPurpose, relation: ConsentRelation): string {
  const own = `${purpose}.${relation}`;
  return consentText(consentTextVersion, own, 'es') === null ? `${purpose}.representative` : own;
}

/** The text of a consent about somebody, as shown. */
export function consentWords(
  { purpose, relation }: Pick<NewConsent, 'purpose' | 'relation'>,
  lang: Language,
  figures: Readonly<Record<string, string>>,
): string {
  return withFigures(consentText(consentTextVersion, textKeyOf(purpose, relation), lang) ?? '', figures);
}

const withFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => figures[name] ?? '');

/** Refuses a child's profile without a guardian's consent. */
export async function requireConsent(
  { db, now }: Pick<Call, 'db' | 'now'>,
  asked: { readonly dateOfBirth: string | null; readonly guardian: boolean },
): Promise<void> {
  if (!asked.guardian && (await needsGuardian(db, asked.dateOfBirth, now)))
    throw fail('player.guardianConsentRequired');
}

type Profile = {
  readonly player: string;
  readonly relation: ConsentRelation;
  readonly guardian: boolean;
};

/** Records the consent to a profile and the guardian's: their own, or on paper if somebody else declares to have it. */
export async function recordConsent(
  call: Giving & Pick<Call, 'db'>,
  { player, relation, guardian }: Profile,
): Promise<void> {
  const given = [{ player, purpose: 'profile', relation } as const];
  const agreed = guardian ? [guardianConsent(player, relation)] : [];
  await insertConsents(
    call.db,
    [...given, ...agreed].map((consent) => consentRow(call, consent)),
  );
}

/** A child with their own account consents next to the guardian. */
const guardianConsent = (player: string, relation: ConsentRelation): NewConsent => ({
  player,
  purpose: 'guardian',
  relation: relation === 'guardian' || relation === 'self' ? 'guardian' : 'paper',
});

/** Refuses to turn a profile into a child's without a guardian's consent, earlier or now. */
export async function requireGuardian(
  call: Giving & Pick<Call, 'db'>,
  player: string,
  asked: {
    readonly dateOfBirth: string;
    readonly guardian: boolean;
    readonly relation: ConsentRelation;
  },
): Promise<void> {
  const { db, now } = call;
  if (!(await needsGuardian(db, asked.dateOfBirth, now)) || (await guardianAgreed(db, player))) return;
  if (!asked.guardian) throw fail('player.guardianConsentRequired');
  await insertConsents(db, [consentRow(call, guardianConsent(player, asked.relation))]);
}

/** The consents of a player, those withdrawn too, latest first; without those that would name an open this viewer is not told of. */
const consentsOf = (db: Db, viewer: Viewer, playerId: string) =>
  db
    .selectFrom('consents as consent')
    .innerJoin('players as player', 'player.id', 'consent.player_id')
    .leftJoin('users as giver', (join) =>
      join.on((on) =>
        on('giver.id', '=', on.fn.coalesce(on.ref('consent.given_by'), on.ref('consent.recorded_by'))),
      ),
    )
    .leftJoin('inscriptions as inscription', 'inscription.id', 'consent.inscription_id')
    .leftJoin('opens as open', 'open.id', 'inscription.open_id')
    .where('consent.player_id', '=', playerId)
    .where((one) =>
      one.or([
        one.and([one('open.id', 'is', null), one('consent.purpose', '<>', 'functionalDiversity')]),
        namesOpen(viewer, 'open', [one.ref('player.id')]),
      ]),
    )
    .select([
      'consent.id',
      'consent.purpose',
      'consent.relation',
      'consent.given_at',
      'consent.withdrawn_at',
      'consent.text_version',
      'consent.text_key',
      'consent.lang',
      'consent.guardian_age',
      'player.name as player_name',
      'giver.name as giver_name',
      'open.id as open_id',
      'open.name as open_name',
    ])
    .orderBy('consent.given_at', 'desc')
    .orderBy('consent.id', 'desc')
    .execute();

type Row = Awaited<ReturnType<typeof consentsOf>>[number];

export const readConsents = async ({ db, user, params }: Call<typeof listConsents>) => ({
  collection: (await consentsOf(db, user, params.id)).map(present),
});

function present(row: Row): GivenConsent {
  const figures: Record<string, string> = {
    player: row.player_name,
    open: row.open_name ?? '',
    age: String(row.guardian_age),
  };
  const text = consentText(row.text_version, row.text_key, row.lang);
  return {
    _id: row.id,
    purpose: row.purpose,
    relation: row.relation,
    by: row.giver_name,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    text_version: row.text_version,
    text: text && withFigures(text, figures),
    open: row.open_id === null ? null : { _id: row.open_id, name: row.open_name ?? '' },
  };
}
