import {
  addGuest,
  createOpen,
  createPlayer,
  createVenue,
  editSettings,
  getLogo,
  getSettings,
  installation,
  listAuditLog,
  listConsents,
  listPlayers,
  me,
  recover,
  removeLogo,
  setLogo,
  setRating,
  setRoles,
  type BodyInputOf,
  type Creators,
} from '@topspin/contract';
import { defaultRatingSettings } from '@topspin/engine';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';
import { givenPlayed } from '#testing/given-played.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const trusted = givenUser(api, 'Telma Tena');
const newcomer = givenUser(api, 'Nora Nueva', { trusted: false });

const anOpen = { name: 'Open', date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
const aVenue = {
  name: 'Pabellón',
  address: 'C/ Mayor, 1',
  terms_accepted: true,
  declaration_accepted: true,
} as const;

const edit = async (body: BodyInputOf<typeof editSettings>) => {
  const { version } = await admin.get(getSettings);
  return admin.get(editSettings, { body, version });
};
const lastEntry = async () => {
  const { collection } = await admin.get(listAuditLog, { query: { filters: { entity: 'installation' } } });
  return collection[0];
};

describe('the settings of an installation', () => {
  test('begin with the usual ones', async () => {
    expect(await admin.get(getSettings)).toEqual({
      name: 'Topspin',
      logo: null,
      guardian_age: 14,
      who_creates_opens: 'everybody',
      who_creates_venues: 'everybody',
      rating: defaultRatingSettings,
      version: 1,
    });
  });

  test('are seen and changed by admins only', async () => {
    for (const who of [trusted, newcomer]) {
      expect((await who.call(getSettings)).status).toBe(403);
      expect((await who.call(editSettings, { body: { name: 'Mío' }, version: 1 })).status).toBe(403);
      const rating = { ...defaultRatingSettings, k: 99 };
      expect((await who.call(setRating, { body: { rating } })).status).toBe(403);
    }
  });

  test('a change over a newer version is refused, and one of nothing is no change', async () => {
    const { version } = await edit({ name: 'Club Tenis de Mesa' });
    const stale = await admin.call(editSettings, { body: { name: 'Otro' }, version: version - 1 });
    expect(stale.failure).toMatchObject({ code: 'request.staleVersion', details: { by: 'Ada Admin' } });
    expect(await edit({ name: 'Club Tenis de Mesa' })).toMatchObject({ version });
  });

  test('who changed what is on record', async () => {
    await edit({ name: 'Liga Norte', who_creates_venues: 'trusted' });
    expect(await lastEntry()).toMatchObject({
      actor: { _id: admin.id },
      action: 'editSettings',
      before: { name: 'Club Tenis de Mesa', who_creates_venues: 'everybody' },
      after: { name: 'Liga Norte', who_creates_venues: 'trusted' },
    });
  });

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(41)],
    ['guardian_age', 12],
    ['guardian_age', 19],
    ['guardian_age', 14.5],
    ['who_creates_opens', 'nobody'],
  ])('%s cannot be %s', async (field, value) => {
    const { version } = await admin.get(getSettings);
    const { status, failure } = await admin.call(editSettings, { body: { [field]: value }, version });
    expect([status, failure.issues?.[0]?.path]).toEqual([422, [field]]);
  });

  test('the database keeps one row, with values in their limits', async () => {
    const { db } = api;
    await expect(db.deleteFrom('installation').execute()).rejects.toThrow('not deleted');
    await expect(db.insertInto('installation').values({ id: false }).execute()).rejects.toThrow();
    await expect(db.updateTable('installation').set({ rating_floor: 2000 }).execute()).rejects.toThrow();
  });
});

describe('name and logo', () => {
  test('are known to everybody, and the name is in mails', async () => {
    await edit({ name: 'Federación' });
    expect(await api.get(installation)).toMatchObject({ name: 'Federación', logo: null });
    await api.get(recover, { body: { email: newcomer.email } });
    const mail = await api.db
      .selectFrom('outbox')
      .select('body_text')
      .where('to_address', '=', newcomer.email)
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('contraseña de Federación');
  });

  const put = (payload: Buffer) =>
    api.app.inject({
      method: 'PUT',
      url: `/api${setLogo.path}`,
      headers: { authorization: `Bearer ${admin.login.token}`, 'content-type': 'image/png' },
      payload,
    });

  test('a logo keeps its shape, has an address of its own, and can be removed', async () => {
    const wide = await sharp({ create: { width: 2000, height: 500, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const logo: string = (await put(wide)).json().logo;
    expect(await api.get(installation)).toMatchObject({ logo });
    const served = await api.app.inject({ url: logo });
    expect(served.headers['cache-control']).toContain('immutable');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      width: 512,
      height: 128,
      hasAlpha: true,
    });
    expect(await lastEntry()).toMatchObject({
      action: 'setLogo',
      before: { logo: false },
      after: { logo: true },
    });
    await admin.get(removeLogo);
    expect(await api.get(installation)).toMatchObject({ logo: null });
    expect((await api.app.inject({ url: logo })).statusCode).toBe(404);
    const id = '0190a000-0000-7000-8000-000000000000';
    expect((await api.call(getLogo, { params: { id } })).status).toBe(404);
  });

  test('what is no picture is refused', async () => {
    expect((await put(Buffer.from('<svg/>'))).json()).toMatchObject({ code: 'avatar.notAnImage' });
  });
});

describe('who creates', () => {
  const everyone = { admin, trusted, newcomer } as const;
  const rules: readonly [Creators, readonly (keyof typeof everyone)[]][] = [
    ['everybody', ['admin', 'trusted', 'newcomer']],
    ['trusted', ['admin', 'trusted']],
    ['admins', ['admin']],
  ];

  test.each(rules)('opens and venues, if %s may', async (rule, may) => {
    await edit({ who_creates_opens: rule, who_creates_venues: rule });
    for (const [name, who] of Object.entries(everyone)) {
      const allowed = may.some((one) => one === name);
      const { user } = await who.get(me);
      expect(user.may).toEqual({
        create_opens: allowed,
        create_venues: allowed,
        give_ratings: name !== 'newcomer',
      });
      const open = await who.call(createOpen, { body: anOpen });
      const venue = await who.call(createVenue, { body: aVenue });
      expect([name, open.status, venue.status]).toEqual([name, ...(allowed ? [201, 201] : [403, 403])]);
      if (!allowed) expect(open.failure.code).toBe('open.mayNotCreate');
      if (!allowed) expect(venue.failure.code).toBe('venue.mayNotCreate');
    }
    await edit({ who_creates_opens: 'everybody', who_creates_venues: 'everybody' });
  });

  test('a circuit manager is trusted, and no admin', async () => {
    const manager = await api.registerUser('Gema', { trusted: false });
    const version = (await manager.get(me)).user.version;
    await admin.get(setRoles, { params: { id: manager.id }, body: { roles: ['circuitManager'] }, version });
    await edit({ who_creates_opens: 'trusted', who_creates_venues: 'admins' });
    expect((await manager.get(me)).user.may).toEqual({
      create_opens: true,
      create_venues: false,
      give_ratings: true,
    });
    await edit({ who_creates_opens: 'everybody', who_creates_venues: 'everybody' });
  });
});

describe('the age of consent', () => {
  const fifteen = `${new Date().getUTCFullYear() - 16}-12-31`;
  const child = (guardian_consent: boolean) => ({
    name: 'Iria Quince',
    date_of_birth: fifteen,
    contact_phone: { name: 'Iria', code: '+34', phone: '600111222' },
    consent: true,
    guardian_consent,
    relation: 'coach',
  });

  test('is the setting’s, and a consent keeps the age that was in force', async () => {
    expect((await trusted.call(createPlayer, { body: child(false) })).status).toBe(201);
    await edit({ guardian_age: 16 });
    const refused = await trusted.call(createPlayer, { body: child(false) });
    expect(refused.failure.code).toBe('player.guardianConsentRequired');
    const { _id: id } = await trusted.get(createPlayer, { body: child(true) });
    await edit({ guardian_age: 14 });
    const { collection } = await trusted.get(listConsents, { params: { id } });
    expect(collection.find(({ purpose }) => purpose === 'guardian')?.text).toContain('16');
    expect(await api.get(installation)).toMatchObject({ guardian_age: 14 });
  });
});

describe('the constants of the rating', () => {
  const other = { ...defaultRatingSettings, start: 1200, scale: 150, k: 20, floor: 200 } as const;

  test('are previewed without changing anything, then replay every match bit for bit', async () => {
    await givenPlayed(trusted, 6);
    const idle = await givenPlayer(trusted, { name: 'Nadie Todavía' });
    const before = await ledgerRows(api.db);
    const preview = await admin.get(setRating, { body: { rating: other, preview: true } });
    expect(preview).toMatchObject({ matches: 6, players: 4 });
    expect(await ledgerRows(api.db)).toEqual(before);
    expect((await admin.get(getSettings)).rating).toEqual(defaultRatingSettings);

    const done = await admin.get(setRating, { body: { rating: other } });
    expect(done).toEqual(preview);
    expect((await admin.get(getSettings)).rating).toEqual(other);
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db, other));
    const { kept, replayed } = await countersOf(api.db, other);
    expect(kept).toEqual(replayed);
    const { collection } = await trusted.get(listPlayers, { query: { filters: { _id: idle._id } } });
    expect(collection[0]?.rating).toBe(1200);
    expect(await lastEntry()).toMatchObject({ action: 'setRating', before: { k: 32 }, after: { k: 20 } });
  });

  test('rate what comes after, and a new player starts there', async () => {
    const fresh = await givenPlayer(trusted, { name: 'Recién Llegada' });
    expect(fresh.rating).toBe(1200);
    await givenPlayed(trusted, 6);
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db, other));
  });

  test('start guests too, and let them in', async () => {
    const { _id: id } = await givenOpen(trusted);
    await trusted.get(addGuest, {
      params: { id },
      body: { name: 'Invitada Nueva', consent: { confirmed: true } },
    });
    const done = await admin.get(setRating, { body: { rating: { ...other, start: 1300 } } });
    expect(done.unrated).toBeGreaterThan(0);
    expect((await admin.call(setRating, { body: { rating: other } })).status).toBe(200);
  });

  test('the same again moves nobody', async () => {
    expect(await admin.get(setRating, { body: { rating: other } })).toMatchObject({ players: 0, unrated: 0 });
  });

  test('rating by event, and back to the usual ones', async () => {
    const perEvent = { ...defaultRatingSettings, updating: 'perEvent' } as const;
    await admin.get(setRating, { body: { rating: perEvent } });
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db, perEvent));
    await admin.get(setRating, { body: { rating: defaultRatingSettings } });
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  });

  test('a floor above the start is refused', async () => {
    const { failure } = await admin.call(setRating, { body: { rating: { ...other, floor: 1300 } } });
    expect(failure.issues?.[0]).toMatchObject({ path: ['rating', 'floor'] });
  });
});
