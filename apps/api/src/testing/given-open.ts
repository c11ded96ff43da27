import {
  createOpen,
  createPlayer,
  enrol,
  transitionOpen,
  type BodyInputOf,
  type Inscription,
  type OpenPage,
  type OwnPlayer,
} from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import type { Caller } from './client.ts';

type OpenGiven = Partial<BodyInputOf<typeof createOpen>> & { readonly state?: OpenState };

/** The states that lead to a given one, if all goes well. */
const way = ['created', 'registrationOpen', 'registrationClosed', 'reception', 'active'] as const;

/** An open of this organiser, moved step by step to the given state (`registrationOpen` by default). */
export async function givenOpen(
  organiser: Caller,
  { state = 'registrationOpen', ...body }: OpenGiven = {},
): Promise<OpenPage> {
  const open = await organiser.get(createOpen, {
    body: {
      name: 'Open de Vic',
      date_start: '2027-02-28T09:00:00Z',
      date_end: '2027-02-28T19:00:00Z',
      ...body,
    },
  });
  return moveTo(organiser, open, state);
}

/** Moves an open forward step by step; reception is closed however few players are present. */
export async function moveTo(organiser: Caller, open: OpenPage, state: OpenState): Promise<OpenPage> {
  const from = way.findIndex((step) => step === open.state);
  const to = way.findIndex((step) => step === state);
  let moved = open;
  for (const step of way.slice(from + 1, to + 1)) moved = await move(organiser, open._id, step);
  return moved;
}

export const move = (organiser: Caller, id: string, to: OpenState): Promise<OpenPage> =>
  organiser.get(transitionOpen, { params: { id }, body: { to, confirmed: true } });

type PlayerGiven = Partial<BodyInputOf<typeof createPlayer>>;

const phone = { name: 'Marta', code: '+34', phone: '600123456' } as const;

/** A player administered by this account, with consent. */
export const givenPlayer = (by: Caller, given: PlayerGiven = {}): Promise<OwnPlayer> =>
  by.get(createPlayer, {
    body: {
      name: 'Nil Serra',
      date_of_birth: '1995-03-01',
      contact_phone: phone,
      consent: true,
      ...given,
    },
  });

/** Registers a player with consent. */
export const givenEnrolled = (by: Caller, openId: string, playerId: string): Promise<Inscription> =>
  by.get(enrol, { params: { id: openId }, body: { player_id: playerId, consent: { confirmed: true } } });

/** This many players, created and registered by this account, in order. */
export async function givenField(by: Caller, openId: string, count: number): Promise<Inscription[]> {
  const enrolled: Inscription[] = [];
  for (let number = 1; number <= count; number += 1) {
    const player = await givenPlayer(by, { name: `Jugador ${number}` });
    enrolled.push(await givenEnrolled(by, openId, player._id));
  }
  return enrolled;
}
