import type { GivenConsent, listConsents } from '@topspin/contract';
import { guardianAge } from '@topspin/engine';
import { consentText } from '@topspin/messages/api';
import type { Call, Db } from '#http/call.ts';

/** What was agreed to for a player, the latest first. */
const consentsOf = (db: Db, playerId: string) =>
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
    .where('consent.withdrawn_at', 'is', null)
    .select([
      'consent.id',
      'consent.purpose',
      'consent.relation',
      'consent.given_at',
      'consent.text_version',
      'consent.text_key',
      'consent.lang',
      'player.name as player_name',
      'giver.name as giver_name',
      'open.id as open_id',
      'open.name as open_name',
    ])
    .orderBy('consent.given_at', 'desc')
    .orderBy('consent.id')
    .execute();

type Row = Awaited<ReturnType<typeof consentsOf>>[number];

export const readConsents = async ({ db, params }: Call<typeof listConsents>) => ({
  collection: (await consentsOf(db, params.id)).map(present),
});

function present(row: Row): GivenConsent {
  const figures: Record<string, string> = {
    player: row.player_name,
    open: row.open_name ?? '',
    age: String(guardianAge),
  };
  const text = consentText(row.text_version, row.text_key, row.lang);
  return {
    _id: row.id,
    purpose: row.purpose,
    relation: row.relation,
    by: row.giver_name,
    given_at: row.given_at.toISOString(),
    text_version: row.text_version,
    text: text && text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => figures[name] ?? ''),
    open: row.open_id === null ? null : { _id: row.open_id, name: row.open_name ?? '' },
  };
}
