import { finds } from '#db/finds.ts';
import { zoneOfVenue } from '#features/venues/reads.ts';
import type { OpenState, RegistrationState } from '@topspin/engine';
import { sql } from 'kysely';
import type { ConsentRelation } from '#features/players/reads.ts';
import type { Db } from '#http/call.ts';
import { newSecret, secretHash } from '#http/access/secret.ts';
import { removedStateBy } from '#features/inscriptions/removed-store.ts';
import { byOthers, inscriptions } from '#features/inscriptions/store.ts';

/** The purpose of an emailed link: to answer an invitation, or to leave. */
export type LinkPurpose = 'answer' | 'leave';

type Issued = {
  readonly inscriptionId: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly now: Date;
};

/** Creates the token of a link, valid only for this account, registration and purpose. */
export async function issueLink(db: Db, { inscriptionId, userId, purpose, now }: Issued): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('registration_tokens')
    .values({
      token_hash: secretHash(token),
      inscription_id: inscriptionId,
      user_id: userId,
      purpose,
      created_at: now,
    })
    .execute();
  return token;
}

/** Whether this account was sent such a link recently. */
export const wasSentLink = (
  db: Db,
  { inscriptionId, userId, purpose }: Omit<Issued, 'now'>,
  since: Date,
): Promise<boolean> =>
  finds(
    db
      .selectFrom('registration_tokens')
      .select('token_hash')
      .where('inscription_id', '=', inscriptionId)
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('created_at', '>', since)
      .limit(1),
  );

/** The content of a token, and whether its account still acts for the player. */
export const findLink = (db: Db, token: string, now: Date) =>
  inscriptions(db)
    .innerJoin('registration_tokens as link', 'link.inscription_id', 'inscription.id')
    .innerJoin('users as reader', 'reader.id', 'link.user_id')
    .leftJoin('open_organisers as owner', (join) =>
      join.onRef('owner.open_id', '=', 'open.id').on('owner.role', '=', 'owner'),
    )
    .leftJoin('users as organiser', 'organiser.id', 'owner.user_id')
    .where('link.token_hash', '=', secretHash(token))
    .where('reader.erased_at', 'is', null)
    .where('reader.deleted_at', 'is', null)
    .where('reader.disabled_at', 'is', null)
    .select([
      'link.purpose',
      'link.user_id as account_id',
      'inscription.id',
      'inscription.open_id',
      'inscription.state',
      'player.name as player_name',
      'open.name as open_name',
      'open.date_start',
      'open.date_end',
      'open.state as open_state',
      'open.functional_diversity',
      'organiser.name as organiser_name',
      zoneOfVenue(sql.ref('open.venue_id')).as('time_zone'),
      'inscription.confirmed_at',
      byOthers.as('by_others'),
      removedStateBy(sql.ref('link.user_id'), now).as('left_from'),
      sql<ConsentRelation | null>`case when player.user_id = link.user_id then 'self' else (
        select case administrator.relation when 'organiser' then 'paper' else administrator.relation end from player_administrators administrator
        where administrator.player_id = player.id and administrator.user_id = link.user_id) end`.as(
        'relation',
      ),
    ])
    .$narrowType<{ purpose: LinkPurpose; state: RegistrationState; open_state: OpenState }>()
    .executeTakeFirst();

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Deletes links of opens that are long over. */
export const removeOldLinks = (db: Db, before: Date) =>
  db.deleteFrom('registration_tokens').where('created_at', '<', before).execute();

/** Voids links sent to an account, and those for players. */
export const removeLinks = (db: Db, account: string | null, players: readonly string[]) =>
  db
    .deleteFrom('registration_tokens')
    .where((link) =>
      link.or([
        link('user_id', '=', account),
        link(
          'inscription_id',
          'in',
          link
            .selectFrom('inscriptions')
            .select('inscriptions.id')
            .where('player_id', '=', sql<string>`any(${players}::uuid[])`),
        ),
      ]),
    )
    .execute();
