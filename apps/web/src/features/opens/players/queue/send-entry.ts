import {
  addGuest,
  enrol,
  enrolEntrants,
  listEntrants,
  removeInscription,
  restoreInscription,
} from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { readAll } from '#domain/inscriptions/use-inscriptions.ts';
import type { AddGuest, Back, Enrol, EnrolMine, Leave } from './entry.ts';

type Sent<Body> = { readonly id: string; readonly body: Body };

const confirmed = { consent: { confirmed: true as const } };

/** Registers a player. A registration made at the desk has the person's consent. */
export const sendEnrol = ({ id, body }: Sent<Enrol>, signal: AbortSignal) =>
  call(enrol, {
    params: { id: body.openId },
    idempotencyKey: id,
    body: { player_id: body.player, ...(body.own ? {} : confirmed) },
    signal,
  });

/** Registers players of one open together; repeating it enters nobody twice. */
export const sendEnrolMine = (players: readonly EnrolMine[], signal: AbortSignal) =>
  call(enrolEntrants, {
    params: { id: players[0]?.openId ?? '' },
    body: {
      text_version: players[0]?.version ?? '',
      players: players.map(({ player, declared }) => ({
        player_id: player,
        functional_diversity: declared,
      })),
    },
    signal,
  });

export const sendGuest = ({ id, body: { openId, name, club } }: Sent<AddGuest>, signal: AbortSignal) =>
  call(addGuest, {
    params: { id: openId },
    idempotencyKey: id,
    body: { name, club, ...confirmed },
    signal,
  });

/** Ends a registration; nothing if there is none to end. */
export async function sendLeave({ id, body }: Sent<Leave>, signal: AbortSignal): Promise<void> {
  const inscription = body.inscription ?? (await registrationOf(body, signal));
  if (inscription === undefined) return;
  const params = { id: body.openId, inscription_id: inscription };
  await call(removeInscription, { params, idempotencyKey: id, body: {}, signal });
}

export const sendBack = ({ body }: Sent<Back>, signal: AbortSignal) =>
  call(restoreInscription, { params: { id: body.openId, inscription_id: body.inscription }, signal });

const standing: readonly string[] = ['registered', 'waiting', 'present'];

type Unknown = Extract<Leave, { readonly inscription: null }>;

async function registrationOf(
  { openId, player, mine }: Unknown,
  signal: AbortSignal,
): Promise<string | undefined> {
  const all = mine
    ? (await call(listEntrants, { params: { id: openId }, signal })).collection.map((one) => ({
        of: one.player._id,
        registration: one.inscription,
      }))
    : (await readAll(openId, signal)).map((one) => ({ of: one.player._id, registration: one }));
  const found = all.find(({ of }) => of === player)?.registration;
  return found && standing.includes(found.state) ? found._id : undefined;
}
