import {
  enrolEntrants,
  getOpen,
  listEntrants,
  listInscriptions,
  removeInscription,
  type OwnPlayer,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenField, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const mother = givenPlayerAccount(api, 'Marta Serra');
const stranger = givenUser(api, 'Otra Persona');
let nil: OwnPlayer;
let laia: OwnPlayer;

const child = (name: string, date_of_birth: string) =>
  givenPlayer(mother, { name, date_of_birth, relation: 'guardian', guardian_consent: true });

beforeEach(async () => {
  await api.db.deleteFrom('player_administrators').where('user_id', '=', mother.id).execute();
  nil = await child('Nil Serra', '2016-05-05');
  laia = await child('Laia Serra', '2018-05-05');
});

const entrants = (who: RegisteredUser, id: string) => who.get(listEntrants, { params: { id } });
const version = async (id: string) => (await entrants(mother, id)).text_version;

type More = { readonly functional_diversity?: boolean };
const enrolAll = async (
  who: RegisteredUser,
  id: string,
  players: readonly { _id: string }[],
  more: More = {},
) =>
  who.call(enrolEntrants, {
    params: { id },
    body: {
      text_version: await version(id),
      players: players.map(({ _id: player_id }) => ({ player_id, ...more })),
    },
  });

const standing = ({ collection }: Awaited<ReturnType<typeof entrants>>) =>
  collection.map(({ player, inscription }) => [player.name, inscription?.state ?? null]);

describe('whom I may register', () => {
  test('is me and each person I administer, with the words of the consent once for each relation', async () => {
    const open = await givenOpen(organiser);
    const { collection, consents, places_left, open: isOpen } = await entrants(mother, open._id);
    expect(collection.map(({ player, relation }) => [player.name, relation])).toEqual([
      ['Marta Serra', 'self'],
      ['Laia Serra', 'guardian'],
      ['Nil Serra', 'guardian'],
    ]);
    expect(consents.map(({ relation }) => relation)).toEqual(['self', 'guardian']);
    expect(consents[0]?.inscription).toBeNull();
    expect(consents[1]?.inscription).toContain('Como madre, padre o tutor legal de {{player}}');
    expect(consents[1]?.inscription).toContain(open.name);
    expect([places_left, isOpen]).toEqual([64, true]);
  });

  test('says why somebody cannot enter', async () => {
    const open = await givenOpen(organiser, { age_range: { min: 10, max: 99 } });
    const { collection } = await entrants(mother, open._id);
    const reasons = Object.fromEntries(collection.map(({ player, reasons }) => [player.name, reasons]));
    expect(reasons).toEqual({
      'Marta Serra': [],
      'Nil Serra': [],
      'Laia Serra': ['La edad mínima es 10.'],
    });
  });

  test('is nobody for a person without a player who administers nobody', async () => {
    const open = await givenOpen(organiser);
    expect((await entrants(stranger, open._id)).collection).toEqual([]);
  });
});

describe('registering them together', () => {
  test('lists them in the order in which they were given', async () => {
    const family = [nil, mother.player, laia];
    for (const players of [family, family.toReversed()]) {
      const open = await givenOpen(organiser);
      await enrolAll(mother, open._id, players);
      const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
      expect(collection.map(({ player }) => player?.name)).toEqual(players.map(({ name }) => name));
    }
  });

  test('takes one request, and keeps each consent: who, as what, for what and which words', async () => {
    const open = await givenOpen(organiser);
    const { status, body } = await enrolAll(mother, open._id, [mother.player, nil, laia]);
    expect(status).toBe(201);
    expect(standing(body)).toEqual([
      ['Marta Serra', 'registered'],
      ['Laia Serra', 'registered'],
      ['Nil Serra', 'registered'],
    ]);
    expect([body.refused, body.places_left]).toEqual([[], 61]);
    const kept = await api.db
      .selectFrom('consents')
      .innerJoin('inscriptions', 'inscriptions.id', 'consents.inscription_id')
      .selectAll('consents')
      .where('inscriptions.open_id', '=', open._id)
      .execute();
    expect(kept.map(({ player_id }) => player_id).toSorted()).toEqual([nil._id, laia._id].toSorted());
    for (const consent of kept) {
      expect(consent).toMatchObject({
        purpose: 'inscription',
        relation: 'guardian',
        given_by: mother.id,
        recorded_by: null,
        text_key: 'inscription.guardian',
        lang: 'es',
      });
    }
  });

  test('lets in those who fit, and answers the others with the reason', async () => {
    const open = await givenOpen(organiser, { age_range: { min: 10, max: 99 } });
    const { body } = await enrolAll(mother, open._id, [nil, laia]);
    expect(body.refused).toEqual([{ player_id: laia._id, message: 'La edad mínima es 10.' }]);
    expect((await organiser.get(getOpen, { params: { id: open._id } })).players_count).toBe(1);
  });

  test('gives the last places in the order asked for, and places on the waiting list to the rest', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    await givenField(organiser, open._id, 1);
    const { body } = await enrolAll(mother, open._id, [nil, laia, mother.player]);
    const positions = body.collection.map(({ player, inscription }) => [
      player.name,
      inscription?.state,
      inscription?.waiting_position,
    ]);
    expect(positions).toEqual([
      ['Marta Serra', 'waiting', 2],
      ['Laia Serra', 'waiting', 1],
      ['Nil Serra', 'registered', null],
    ]);
    expect(body.places_left).toBe(0);
  });

  test('can be repeated: nobody enters twice, and the long answer is not kept', async () => {
    const open = await givenOpen(organiser);
    const text_version = await version(open._id);
    const request = {
      params: { id: open._id },
      body: { text_version, players: [{ player_id: nil._id }] },
      key: 'family-1',
    };
    const first = await mother.call(enrolEntrants, request);
    expect((await mother.call(enrolEntrants, request)).body).toEqual(first.body);
    const kept = api.db.selectFrom('idempotency_keys').select('key').where('key', '=', request.key);
    expect(await kept.execute()).toEqual([]);
    const again = await enrolAll(mother, open._id, [nil, nil]);
    expect([again.status, again.body.refused]).toEqual([201, []]);
    const rows = await api.db
      .selectFrom('consents')
      .select('id')
      .where('player_id', '=', nil._id)
      .where('purpose', '=', 'inscription')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('asked twice at the same time is one registration each', async () => {
    const open = await givenOpen(organiser);
    const answers = await Promise.all([0, 1, 2].map(() => enrolAll(mother, open._id, [nil, laia])));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await organiser.get(getOpen, { params: { id: open._id } })).players_count).toBe(2);
  });

  test('takes in nobody whom the caller does not administer', async () => {
    const open = await givenOpen(organiser);
    for (const who of [stranger, organiser]) {
      const { body } = await enrolAll(who, open._id, [nil]);
      expect(body.refused.map(({ player_id }) => player_id)).toEqual([nil._id]);
    }
    expect((await organiser.get(getOpen, { params: { id: open._id } })).players_count).toBe(0);
  });

  test('is refused with words that are no longer those shown, and when registration is closed', async () => {
    const open = await givenOpen(organiser);
    const params = { id: open._id };
    const body = { text_version: '2020-01', players: [{ player_id: nil._id }] };
    expect((await mother.call(enrolEntrants, { params, body })).failure.code).toBe('consent.textChanged');
    const closed = await givenOpen(organiser, { state: 'registrationClosed' });
    expect((await enrolAll(mother, closed._id, [nil])).body.refused[0]?.message).toBe('Inscripción cerrada');
  });
});

describe('leaving and coming back', () => {
  test.each(['withdrawn', 'removed'])(
    'who was %s is shown so, and comes back while it is open',
    async (state) => {
      const open = await givenOpen(organiser);
      const { body } = await enrolAll(mother, open._id, [nil, laia]);
      const mine = body.collection.find(({ player }) => player._id === nil._id)?.inscription;
      const by = state === 'removed' ? organiser : mother;
      await by.get(removeInscription, { params: { id: open._id, inscription_id: mine?._id ?? '' } });
      const left = await entrants(mother, open._id);
      expect(left.collection.find(({ player }) => player._id === nil._id)?.inscription?.state).toBe(state);
      const back = await enrolAll(mother, open._id, [nil]);
      expect(standing(back.body)).toContainEqual(['Nil Serra', 'registered']);
      const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
      expect(collection).toHaveLength(2);
    },
  );
});

describe('an open for functional diversity', () => {
  test('is entered with an explicit declaration, kept as a consent of its own', async () => {
    const open = await givenOpen(organiser, { functional_diversity: true });
    const { collection, consents } = await entrants(mother, open._id);
    expect(collection.map(({ reasons }) => reasons)).toEqual([[], [], []]);
    expect(consents[1]?.functional_diversity).toContain('{{player}}');
    const without = await enrolAll(mother, open._id, [nil]);
    expect(without.body.refused[0]?.message).toBe('Falta declarar la diversidad funcional.');
    await enrolAll(mother, open._id, [nil], { functional_diversity: true });
    const kept = await api.db
      .selectFrom('consents')
      .select(['relation', 'text_key', 'given_by'])
      .where('player_id', '=', nil._id)
      .where('purpose', '=', 'functionalDiversity')
      .execute();
    expect(kept).toEqual([
      { relation: 'guardian', text_key: 'functionalDiversity.guardian', given_by: mother.id },
    ]);
  });

  test('shows it to its own organisers and to the person’s own, and to nobody else', async () => {
    const open = await givenOpen(organiser, { functional_diversity: true });
    await enrolAll(mother, open._id, [nil], { functional_diversity: true });
    const elsewhere = await api.registerUser('Organiza Otro');
    const seenBy = async (who: RegisteredUser) => {
      const { collection } = await who.get(listInscriptions, { params: { id: open._id } });
      return collection.map((row) => row.functional_diversity);
    };
    expect(await seenBy(organiser)).toEqual([true]);
    expect(await seenBy(mother)).toEqual([true]);
    const unseen = await elsewhere.call(listInscriptions, { params: { id: open._id } });
    expect(unseen.status).toBe(404);
  });

  test('keeps nothing of it in an open that does not ask', async () => {
    const open = await givenOpen(organiser);
    await enrolAll(mother, open._id, [nil], { functional_diversity: true });
    const rows = await api.db
      .selectFrom('inscriptions')
      .select('functional_diversity')
      .where('open_id', '=', open._id)
      .execute();
    expect(rows).toEqual([{ functional_diversity: false }]);
    const kept = await api.db
      .selectFrom('consents')
      .select('id')
      .where('player_id', '=', nil._id)
      .where('purpose', '=', 'functionalDiversity')
      .execute();
    expect(kept).toEqual([]);
  });
});
