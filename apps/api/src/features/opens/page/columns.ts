import type { OpenPage } from '@topspin/contract';
import { sql, type Expression } from 'kysely';
import type { OwnInscription } from '#features/opens/policy.ts';

/** Everybody in first place of a finished open, as a column: several may share it, and nobody may have it. */
export const championsOf = (openId: Expression<unknown>) =>
  sql<
    OpenPage['champions']
  >`(select coalesce(json_agg(json_build_object('_id', p.id, 'name', p.name) order by p.name, p.id), '[]')
    from open_results won join players p on p.id = won.player_id
    where won.open_id = ${openId} and won.position = 1)`;

/** The pairs of an open whose people both have a place, as a column; null in singles. */
export const pairsCount = sql<
  number | null
>`case when open.doubles_class is not null then (select count(*) from open_sides entry
  where entry.open_id = open.id and entry.state in ('registered', 'present')) end`;

/** How many matches of an open would be rated if it were trusted, as a column. */
export const matchesWaiting = (openId: Expression<unknown>) =>
  sql<number>`(select count(*) from matches waiting where waiting.open_id = ${openId} and waiting.awaits_trust)`;

/** The registration of a player in an open, as a column. */
export const ownInscription = (openId: Expression<unknown>, playerId: unknown) =>
  playerId === null
    ? sql<OwnInscription | null>`null::json`
    : sql<OwnInscription | null>`(select json_build_object('id', own.id, 'player_id', own.player_id, 'state', own.state,
          'inviter', inviter.name, 'by_others', own.registered_by is distinct from player.user_id
            and not exists (select from player_administrators administrator
              where administrator.player_id = own.player_id and administrator.user_id = own.registered_by))
        from inscriptions own join players player on player.id = own.player_id left join users inviter on inviter.id = own.invited_by and own.state = 'invited'
        where own.open_id = ${openId} and own.player_id = ${playerId}::uuid)`;

type EditionRequest = {
  readonly edition: { readonly _id: string; readonly name: string; readonly circuit: string };
  readonly by: string | null;
};

/** The edition in which an open without one asks for a place, and who asked, as a column. */
export const placeAsked = sql<EditionRequest | null>`(select json_build_object('by', asker.name,
    'edition', json_build_object('_id', edition.id, 'name', edition.name, 'circuit', circuit.name))
  from editions edition join circuits circuit on circuit.id = edition.circuit_id left join users asker on asker.id = open.edition_asked_by
  where edition.id = open.asked_edition_id and open.edition_id is null and edition.deleted_at is null and circuit.deleted_at is null)`;
