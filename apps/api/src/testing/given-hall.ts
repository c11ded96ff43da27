import { createVenue } from '@topspin/contract';
import type { Caller } from './client.ts';
import { givenOpenInPlay, givenPhase } from './given-draw.ts';

/** A venue with so many tables, as the field of an open that is played there. */
export async function givenHall(by: Caller, tables = 3) {
  const name = `Pabellón de ${tables} mesas`;
  const { _id: venue_id } = await by.get(createVenue, {
    body: { name, address: 'Carrer Nou 1', tables, terms_accepted: true, declaration_accepted: true },
  });
  return { venue_id };
}

/** An open in play whose players are drawn into one group: so many, or these. */
export async function givenInGroups(by: Caller, field: number | readonly string[], given: object = {}) {
  const { open, players } = await givenOpenInPlay(by, field, given);
  await givenPhase(by, open._id, { number: 1, type: 'groups', groups_count: 1 });
  return { open: open._id, players };
}
