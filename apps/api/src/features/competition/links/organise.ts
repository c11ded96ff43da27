import { randomUUIDv7 } from 'node:crypto';
import type {
  createScoreLinks,
  listScoreLinks,
  revokeScoreLink,
  revokeScoreLinks,
  ScoreLink,
} from '@topspin/contract';
import { isOpenOver } from '@topspin/engine';
import { lockOpen, manages } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import type { Actor, Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import type { Seal } from '#http/seal.ts';
import { areInOpen } from '#features/competition/store/matches.ts';
import {
  finishingIn,
  forgetEndedLinks,
  insertScoreLinks,
  linksOfOpen,
  placesWithout,
  revokeLinks,
  tablesOfOpen,
  type NewScoreLink,
} from '#features/competition/store/score-links.ts';
import { presentFinishing, presentLink } from './present.ts';
import { linkToken, linkTokenHash } from './tokens.ts';

type Links = { readonly collection: ScoreLink[] };
type Place = Pick<NewScoreLink, 'matchId' | 'table'>;

export async function readLinks({ db, params, seal, now }: Call<typeof listScoreLinks>) {
  const links = await readLinksOf(db, params.id, seal);
  const finishing = await finishingIn(db, params.id, now);
  return {
    ...links,
    tables: await tablesOfOpen(db, params.id),
    ended: await placesWithout(db, params.id),
    finishing: finishing.map(presentFinishing),
  };
}

/** Creates links for tables and matches that have none, in an open that is not over, and answers those asked for. */
export async function createLinks(call: Call<typeof createScoreLinks>): Promise<Links> {
  const { db, params, body, user, now, seal } = call;
  const open = found(await lockOpen(db, params.id));
  // Somebody may have removed the caller while this waited for the lock.
  if (!(await manages(db, user, open.id))) throw fail('auth.forbidden');
  if (isOpenOver(open.state)) throw fail('open.stateNotAllowed', { state: open.state });
  if (!(await areInOpen(db, open.id, body.matches))) throw fail('thing.notFound');
  const known = await linksOfOpen(db, open.id);
  const places: Place[] = [
    ...new Set(body.tables.filter((table) => !known.some((link) => link.table_number === table))),
  ].map((table) => ({ table, matchId: null }));
  for (const matchId of new Set(body.matches))
    if (!known.some(({ match_id }) => match_id === matchId)) places.push({ matchId, table: null });
  await insertScoreLinks(db, places.map(newLink(seal)), { openId: open.id, by: user.id, at: now });
  if (places.length > 0) await writeDown(call, 'createScoreLinks', places);
  const { collection } = await readLinksOf(db, open.id, seal);
  return {
    collection: collection.filter(
      ({ table, match }) =>
        (table !== null && body.tables.includes(table)) || (match && body.matches.includes(match._id)),
    ),
  };
}

const readLinksOf = async (db: Db, openId: string, seal: Seal): Promise<Links> => ({
  collection: (await linksOfOpen(db, openId)).map((row) => presentLink(row, seal)),
});

const newLink =
  (seal: Seal) =>
  (place: Place): NewScoreLink => {
    const id = randomUUIDv7();
    return { ...place, id, tokenHash: linkTokenHash(linkToken(seal, id)) };
  };

/** Revokes a link. Repeated, it is not found. */
export async function revokeLink(call: Call<typeof revokeScoreLink>): Promise<void> {
  const { db, params, now } = call;
  const revoked = await revokeLinks(db, { openId: params.id, linkId: params.link_id, at: now });
  if (revoked.length === 0) throw fail('thing.notFound');
  await writeDown(call, 'revokeScoreLink', placesOf(revoked));
}

/** Revokes every link of an open; no device finishes a match either. */
export async function revokeAll(call: Call<typeof revokeScoreLinks>): Promise<void> {
  const { db, params, now } = call;
  const revoked = await revokeLinks(db, { openId: params.id, at: now });
  await forgetEndedLinks(db, params.id);
  if (revoked.length > 0) await writeDown(call, 'revokeScoreLinks', placesOf(revoked));
}

const placesOf = (rows: Awaited<ReturnType<typeof revokeLinks>>): Place[] =>
  rows.map(({ match_id: matchId, table_number: table }) => ({ matchId, table }));

function writeDown(
  call: Actor & { readonly params: { readonly id: string } },
  action: 'createScoreLinks' | 'revokeScoreLink' | 'revokeScoreLinks',
  places: readonly Place[],
): Promise<void> {
  const after = {
    tables: places.flatMap(({ table }) => table ?? []),
    matches: places.flatMap(({ matchId }) => matchId ?? []),
  };
  return audit(call, action, { entity: 'opens', id: call.params.id, after });
}
