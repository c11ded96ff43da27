import { randomUUIDv7 } from 'node:crypto';
import {
  venuesOnMapAtMost,
  type AnswerOf,
  type createVenue,
  type editVenue,
  type getVenue,
  type getVenueMap,
  type restoreVenue,
  type softDeleteVenue,
  type VenuePage,
} from '@topspin/contract';
import { makeOwner } from '#features/invitations/commands.ts';
import { isAllowedToCreate } from '#features/settings/reads.ts';
import { changeOf } from '#http/audit-change.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { deleteRow, restoreRow } from '#http/deleted-rows.ts';
import { fail, found } from '#http/fail.ts';
import { refuseBeyondAllowance } from '#http/limits/allowance.ts';
import { refuseStaleByName } from '#http/stale-version.ts';
import { presentOnMap, presentVenuePage } from './present.ts';
import {
  findVenue,
  findVenuePage,
  insertVenue,
  lockVenue,
  setTables,
  updateVenue,
  venuesOnMap,
} from './store.ts';
import { venueValues } from './values.ts';

/** The version of the declaration of authority and truthfulness; it changes with its text. */
const declarationVersion = '2026-11';

export async function venueOf({ db, user }: Pick<Call, 'db' | 'user'>, id: string): Promise<VenuePage> {
  return presentVenuePage(found(await findVenuePage(db, id, user)));
}

export const readVenue = (call: Call<typeof getVenue>): Promise<VenuePage> => venueOf(call, call.params.id);

/** The position of every venue that has one. */
export async function readVenueMap({ db }: Call<typeof getVenueMap>): Promise<AnswerOf<typeof getVenueMap>> {
  const rows = await venuesOnMap(db, venuesOnMapAtMost + 1);
  return {
    venues: rows.slice(0, venuesOnMapAtMost).flatMap(presentOnMap),
    is_capped: rows.length > venuesOnMapAtMost,
  };
}

/** Creates a venue; the user who declares the authority for it becomes its admin. */
export async function makeVenue(call: Call<typeof createVenue>): Promise<VenuePage> {
  const { db, user, now } = call;
  const { tables, terms_accepted: _, declaration_accepted: __, ...given } = call.body;
  if (!(await isAllowedToCreate(db, 'venues', user.id))) throw fail('venue.mayNotCreate');
  await refuseBeyondAllowance(db, user.id, 'venues');
  const id = randomUUIDv7();
  await insertVenue(db, {
    ...venueValues(given),
    id,
    name: given.name,
    address: given.address,
    time_zone: given.time_zone,
    created_by: user.id,
    declared_by: user.id,
    declared_at: now,
    declaration_version: declarationVersion,
  });
  await setTables(db, id, tables);
  await makeOwner(call, { kind: 'venue', id }, 'admin');
  await audit(call, 'createVenue', {
    entity: 'venues',
    id,
    after: { name: given.name, address: given.address, tables },
  });
  return venueOf(call, id);
}

export async function changeVenue(call: Call<typeof editVenue>): Promise<VenuePage> {
  const { db, params, body, version, user, now } = call;
  const venue = found(await lockVenue(db, params.id));
  await refuseStaleByName(db, 'venues', venue, version);
  const { tables, ...given } = body;
  const values = venueValues(given);
  const had = await findVenue(db, venue.id, user);
  if (tables !== undefined) await setTables(db, venue.id, tables);
  await updateVenue(db, venue.id, { ...values, updated_at: now });
  const change = changeOf('venues', { ...venue, tables: had?.tables }, { ...values, tables });
  await audit(call, 'editVenue', { entity: 'venues', id: venue.id, ...change });
  return venueOf(call, venue.id);
}

/** Deletes a venue; opens played there still name it. */
export async function removeVenue(call: Call<typeof softDeleteVenue>): Promise<{ _id: string }> {
  const { db, params } = call;
  const venue = found(await lockVenue(db, params.id));
  await refuseStaleByName(db, 'venues', venue, call.version);
  await deleteRow(call, 'venues', venue.id);
  await audit(call, 'softDeleteVenue', { entity: 'venues', id: venue.id });
  return { _id: venue.id };
}

/** Restores a venue; does nothing if it is not deleted. */
export async function bringBackVenue(call: Call<typeof restoreVenue>): Promise<{ _id: string }> {
  const { id } = call.params;
  if (await restoreRow(call.db, 'venues', id)) await audit(call, 'restoreVenue', { entity: 'venues', id });
  return { _id: id };
}
