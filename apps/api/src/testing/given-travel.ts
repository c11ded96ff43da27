import { createHash, randomUUID } from 'node:crypto';
import {
  addGuest,
  correctResult,
  decideConflict,
  editPlayer,
  exportOpen,
  listInscriptions,
  removeInscription,
  reportConflict,
  type AnswerOf,
  type exportResults,
  type Phase,
  type Route,
  type TravelFile,
} from '@topspin/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { RegisteredUser, TestApi } from './client.ts';
import { checkIn, givenPhase, givenResult, groupsOf, mirrored } from './given-draw.ts';
import { eventsOf, logOf, points, send, setWon, toss } from './given-log.ts';
import { givenEnrolled, givenOpen, givenPlayer, move } from './given-open.ts';

/** An open as a file: with everything, or with results. */
export async function exported(
  api: TestApi,
  by: RegisteredUser,
  openId: string,
  route: typeof exportOpen | typeof exportResults = exportOpen,
): Promise<Buffer> {
  const answer = await api.app.inject({
    method: 'GET',
    url: `/api${route.path.replace('{id}', openId)}`,
    headers: { authorization: `Bearer ${by.login.token}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
}

/** The open in a file, unpacked. */
export const unpacked = (file: Uint8Array): TravelFile =>
  JSON.parse(strFromU8(unzipSync(file)['open.json'] ?? new Uint8Array())) as TravelFile;

/** Sends a file. */
export async function sendFile<const R extends Route>(
  api: TestApi,
  by: RegisteredUser,
  route: R,
  bytes: Uint8Array,
  lang = 'es',
): Promise<{ readonly status: number; readonly body: AnswerOf<R>; readonly message: string }> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api${route.path}`,
    headers: {
      authorization: `Bearer ${by.login.token}`,
      'content-type': 'application/zip',
      'x-application-lang': lang,
    },
    payload: Buffer.from(bytes),
  });
  const body: unknown = answer.json();
  const said = body as { readonly message?: string };
  return { status: answer.statusCode, body: body as AnswerOf<R>, message: said.message ?? '' };
}

/**
 * An open with everything that a file has to carry: groups and a knockout, logs, a conflict decided, a correction, a guest, and a player
 * who withdrew on the way.
 */
export async function givenOpenToTravel(api: TestApi, by: RegisteredUser): Promise<string> {
  const { _id: id } = await givenOpen(by, {
    name: 'Open que viaja',
    best_of: 3,
    description: [{ lang: 'es', text: 'Con **bocadillo**.' }],
    contact: 'Rosa, 600 111 222',
    players_max: 16,
  });
  const made = [
    'Ana Sáez',
    'Berta Puig',
    'Carla Íñiguez',
    'Dora O’Neill',
    'Eva Mas',
    'Fina Roca',
    'Gala Vila',
  ];
  for (const [at, name] of made.entries()) {
    const { _id, version } = await givenPlayer(by, {
      name,
      date_of_birth: `${1980 + at * 5}-03-0${at + 1}`,
      club: at % 2 === 0 ? 'CTT Vic' : 'C.T.M. Ñu',
      gender: 'woman',
      nickname: `La ${at + 1}`,
    });
    await by.get(editPlayer, { params: { id: _id }, version, body: { licence: `CAT-${at}9` } });
    await givenEnrolled(by, id, _id);
  }
  const consent = { confirmed: true } as const;
  await by.get(addGuest, { params: { id }, body: { name: 'Invitada Sin Perfil', club: 'CTT Vic', consent } });
  await move(by, id, 'registrationClosed');
  await move(by, id, 'reception');
  const { collection } = await by.get(listInscriptions, { params: { id } });
  for (const { _id } of collection) await checkIn(by, id, _id ?? '');
  await move(by, id, 'active');
  const groups = await givenPhase(by, id, { number: 1, type: 'groups', groups_count: 2 });
  const [first] = await groupsOf(by, groups);
  const [scored, corrected] = first?.matches.filter(({ state }) => state === 'enrolled') ?? [];
  await scoreWithConflict(by, scored?._id ?? '');
  await givenResult(by, corrected?._id ?? '', twoNil);
  const body = { sets: mirrored(twoNil), reason: 'El acta estaba al revés' };
  await by.get(correctResult, { params: { id: corrected?._id ?? '' }, body });
  const leaving = collection.find(({ player }) => player?.name === 'Gala Vila')?._id ?? '';
  await by.get(removeInscription, { params: { id, inscription_id: leaving }, body: {} });
  await playOut(by, groups);
  const final = await givenPhase(by, id, {
    number: 2,
    type: 'knockout',
    source: { from: 'phase', phase_id: groups._id, position_from: 1, position_to: 2, fill_to: 5 },
    third_place: true,
  });
  await playOut(by, final);
  await move(by, id, 'finished');
  return id;
}

const twoNil = [
  { a: 11, b: 3 },
  { a: 14, b: 12 },
] as const;

/** A match scored point by point to its end, of which another device had other points. */
async function scoreWithConflict(by: RegisteredUser, id: string): Promise<void> {
  const begun = logOf([toss, ...points('a', 4)]);
  await send(by, id, begun);
  const others = logOf(points('b', 2), begun.length);
  await send(by, id, logOf([...setWon('b', 2)], begun.length));
  const query = { device: randomUUID() };
  const base = { based_on: begun.length, based_on_id: begun.at(-1)?.id ?? null };
  const { _id: conflict } = await by.get(reportConflict, {
    params: { id },
    query,
    body: { ...base, events: others },
  });
  if (conflict === null) throw new Error('no conflict was reported');
  await by.get(decideConflict, { params: { id, conflict_id: conflict }, body: { decision: 'theirs' } });
  const { length } = await eventsOf(by, id);
  await send(by, id, logOf([...setWon('a', 6), ...setWon('b', 9)], length));
}

/** Plays what can be played until nothing is left: the first named wins. */
async function playOut(by: RegisteredUser, phase: Pick<Phase, 'groups'>): Promise<void> {
  for (;;) {
    const ready = (await groupsOf(by, phase)).flatMap(({ matches }) =>
      matches.filter(({ state }) => state === 'enrolled'),
    );
    if (ready.length === 0) return;
    for (const { _id } of ready) await givenResult(by, _id, twoNil);
  }
}

/** The same file with another open in it, packed as the real one is. */
export function repacked(open: unknown, manifest: Readonly<Record<string, unknown>> = {}): Uint8Array {
  const json = JSON.stringify(open);
  const sha256 = createHash('sha256').update(json).digest('hex');
  return zipSync({
    'manifest.json': strToU8(JSON.stringify({ format: 'topspin-open', version: 1, sha256, ...manifest })),
    'open.json': strToU8(json),
  });
}
