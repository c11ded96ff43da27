import {
  createVenue,
  getVenue,
  getVenueMap,
  photosAtMost,
  removeVenuePhoto,
  restoreVenue,
  setVenuePhoto,
  softDeleteVenue,
  type VenuePage,
} from '@topspin/contract';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { cleanUp, keptDays } from '../../clean-up.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const keeper = givenUser(api, 'Conserje');
const stranger = givenUser(api, 'Otra persona');

const givenVenue = (more: object = {}): Promise<VenuePage> =>
  keeper.get(createVenue, {
    body: { name: 'Pavelló', address: 'Vic', terms_accepted: true, declaration_accepted: true, ...more },
  });

const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#0d47a1' } }).jpeg();

/** Uploads a photo and returns the answer. */
async function put(
  { _id: venue }: VenuePage,
  {
    who = keeper,
    photo = randomUUID(),
    bytes,
  }: { who?: RegisteredUser; photo?: string; bytes?: Buffer | Readable } = {},
) {
  const answer = await api.app.inject({
    method: 'PUT',
    url: `/api${setVenuePhoto.path.replace('{id}', venue).replace('{photo_id}', photo)}`,
    headers: { authorization: `Bearer ${who.login.token}`, 'content-type': 'image/jpeg' },
    payload: bytes ?? (await picture().toBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<VenuePage & { code: string }>() };
}

const remove = ({ _id: id }: VenuePage, photo_id: string, who: RegisteredUser = keeper) =>
  who.call(removeVenuePhoto, { params: { id, photo_id } });

const idsOf = ({ photos }: Pick<VenuePage, 'photos'>) => photos.map(({ _id }) => _id);

describe('a photo of a venue', () => {
  test('comes in two sizes, upright and without where it was taken', async () => {
    const bytes = await picture(3000, 2000)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
      .toBuffer();
    const { body } = await put(await givenVenue(), { bytes });
    const [photo] = body.photos;
    const served = async (url = '') => {
      const answer = await api.app.inject({ url });
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=3600',
      });
      const { width, height, format, exif } = await sharp(answer.rawPayload).metadata();
      return { width, height, format, exif };
    };
    const size = { format: 'webp', exif: undefined };
    const whole = await served(photo?.image);
    expect(whole).toMatchObject(size);
    expect([photo?.width, photo?.height]).toEqual([whole.width, whole.height]);
    expect(Math.max(whole.width, whole.height)).toBe(1600);
    const small = await served(photo?.thumbnail);
    expect(small).toMatchObject(size);
    expect(small.height).toBe(360);
  });

  test('sent twice is there once', async () => {
    const venue = await givenVenue();
    const photo = randomUUID();
    await put(venue, { photo });
    expect(idsOf((await put(venue, { photo })).body)).toEqual([photo]);
    expect((await put(await givenVenue(), { photo })).status).toBe(404);
  });

  test('comes back to its place, after it was removed', async () => {
    const venue = await givenVenue();
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const photo of [first, second, third]) await put(venue, { photo });
    expect(idsOf((await remove(venue, second)).body)).toEqual([first, third]);
    expect((await remove(venue, second)).status).toBe(200);
    expect(idsOf((await put(venue, { photo: second })).body)).toEqual([first, second, third]);
  });

  test('is the same picture when it comes back, and no other takes its id', async () => {
    const venue = await givenVenue();
    const photo = randomUUID();
    const [{ image } = { image: '' }] = (await put(venue, { photo })).body.photos;
    const bytesOf = async () => (await api.app.inject({ url: image })).rawPayload;
    const before = await bytesOf();
    await remove(venue, photo);
    expect((await api.app.inject({ url: image })).statusCode).toBe(404);
    expect((await put(await givenVenue(), { photo })).status).toBe(404);
    expect((await put(venue, { photo, bytes: await picture(20, 20).toBuffer() })).status).toBe(200);
    expect(await bytesOf()).toEqual(before);
  });

  test('comes back to another place when its own is taken', async () => {
    const venue = await givenVenue();
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const photo of [first, second]) await put(venue, { photo });
    await remove(venue, first);
    await put(venue, { photo: third });
    expect(idsOf((await put(venue, { photo: first })).body)).toEqual([third, second, first]);
  });

  test('loses its bytes a while after it or its venue was removed, and then does not come back', async () => {
    const [venue, gone] = [await givenVenue(), await givenVenue()];
    const [kept, removed, withVenue] = [randomUUID(), randomUUID(), randomUUID()];
    for (const photo of [kept, removed]) await put(venue, { photo });
    await put(gone, { photo: withVenue });
    await remove(venue, removed);
    await keeper.get(softDeleteVenue, { params: { id: gone._id } });
    const withBytes = async () => {
      const rows = api.db.selectFrom('venue_photos').select('id').where('image', 'is not', null);
      return (await rows.where('id', 'in', [kept, removed, withVenue]).execute()).length;
    };
    await cleanUp(api.db, new Date());
    expect(await withBytes()).toBe(3);
    await cleanUp(api.db, new Date(Date.now() + (keptDays.removedPhotos + 1) * 86_400_000));
    expect(await withBytes()).toBe(1);
    expect((await put(venue, { photo: removed })).status).toBe(404);
    await keeper.get(restoreVenue, { params: { id: gone._id } });
    expect(idsOf(await keeper.get(getVenue, { params: { id: gone._id } }))).toEqual([]);
  });

  test('is one of eight at most, also when two arrive at once', async () => {
    const venue = await givenVenue();
    const bytes = await picture().toBuffer();
    for (let count = 1; count < photosAtMost; count += 1) await put(venue, { bytes });
    const last = await Promise.all([put(venue, { bytes }), put(venue, { bytes, who: admin })]);
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)?.body.code).toBe('venue.tooManyPhotos');
    expect((await keeper.get(getVenue, { params: { id: venue._id } })).photos).toHaveLength(photosAtMost);
  });

  test('of an account waits for its last one, and the other accounts for neither', async () => {
    const venue = await givenVenue();
    const read = Promise.withResolvers<void>();
    const sending = new Readable({ read: () => read.resolve() });
    const first = put(venue, { bytes: sending });
    await read.promise;
    const refused = await put(venue);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.tooMany']);
    expect((await put(venue, { who: admin })).status).toBe(200);
    sending.push(await picture().toBuffer());
    sending.push(null);
    expect((await first).status).toBe(200);
    expect((await put(venue)).status).toBe(200);
  });

  test('of noise is compressed further', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({
      create: { width: 1600, height: 1600, channels: 3, background: '#fff', noise },
    })
      .jpeg()
      .toBuffer();
    const [photo] = (await put(await givenVenue(), { bytes })).body.photos;
    expect((await api.app.inject({ url: photo?.image ?? '' })).rawPayload.length).toBeLessThan(400_000);
  });

  test('of an account that nobody trusts is one of 24, those of deleted venues too', async () => {
    const maker = await api.registerUser('Desconocida', { trusted: false });
    const bytes = await picture().toBuffer();
    const body = {
      name: 'Pavelló',
      address: 'Vic',
      terms_accepted: true,
      declaration_accepted: true,
    } as const;
    for (let count = 0; count < 3; count += 1) {
      const venue = await maker.get(createVenue, { body });
      for (let photo = 0; photo < photosAtMost; photo += 1) await put(venue, { bytes, who: maker });
      await maker.get(softDeleteVenue, { params: { id: venue._id } });
    }
    const venue = await maker.get(createVenue, { body });
    const refused = await put(venue, { bytes, who: maker });
    expect([refused.status, refused.body.code]).toEqual([409, 'request.tooMuchMade']);
    expect((await put(venue, { bytes, who: admin })).status).toBe(200);
  });

  test('is added and removed by those who look after the venue', async () => {
    const venue = await givenVenue();
    expect((await put(venue, { who: stranger })).status).toBe(403);
    const { photos } = (await put(venue)).body;
    expect((await remove(venue, photos[0]?._id ?? '', stranger)).status).toBe(403);
    expect((await stranger.get(getVenue, { params: { id: venue._id } })).photos).toEqual(photos);
  });

  test('of a venue is not removed by those of another', async () => {
    const photo = randomUUID();
    const venue = await givenVenue();
    await put(venue, { photo });
    await remove(await givenVenue(), photo);
    expect(idsOf(await keeper.get(getVenue, { params: { id: venue._id } }))).toEqual([photo]);
  });

  test('goes with its venue', async () => {
    const venue = await givenVenue();
    const { photos } = (await put(venue)).body;
    await keeper.get(softDeleteVenue, { params: { id: venue._id } });
    expect((await api.app.inject({ url: photos[0]?.image ?? '' })).statusCode).toBe(404);
  });

  test('that is none is refused', async () => {
    const answer = await put(await givenVenue(), { bytes: Buffer.from('<svg onload="alert(1)"/>') });
    expect([answer.status, answer.body.code]).toEqual([422, 'avatar.notAnImage']);
  });

  test('costs the page of its venue no further statement', async () => {
    const venue = await givenVenue();
    await put(venue);
    const statements = await statementsOf(async () => {
      await keeper.get(getVenue, { params: { id: venue._id } });
    });
    expect(statements).toHaveLength(1);
  });
});

test('the map has the venues with a position, in one statement', async () => {
  const location = { type: 'Point', coordinates: [2.254812, 41.930285] };
  const placed = await givenVenue({ name: 'Con posición', location });
  const unplaced = await givenVenue({ name: 'Sin posición' });
  const removed = await givenVenue({ name: 'Quitada', location });
  await keeper.get(softDeleteVenue, { params: { id: removed._id } });
  const statements = await statementsOf(async () => {
    const { venues, is_capped } = await stranger.get(getVenueMap);
    const ids = venues.map(({ _id }) => _id);
    expect(venues).toContainEqual({ _id: placed._id, name: 'Con posición', location });
    expect([ids.includes(unplaced._id), ids.includes(removed._id), is_capped]).toEqual([false, false, false]);
  });
  expect(statements).toHaveLength(1);
});
