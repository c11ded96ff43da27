import { dissolvePair, listPairs, removeInscription, type OpenPage } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair } from '#testing/given-doubles.ts';
import { givenOpen } from '#testing/given-open.ts';
import { givenPlayerOf, givenThree, partnersIn } from '#testing/given-partners.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let ana: RegisteredPlayer;
let leo: RegisteredPlayer;
let nil: RegisteredPlayer;

beforeEach(async () => {
  open = await givenOpen(organiser, { name: 'Dobles de Vic', doubles: 'mixed' });
  [ana, leo, nil] = await givenThree(api);
});

const { at, enters, asks, accepts, seen, pairs } = partnersIn(() => open._id);

describe('of one place and two people', () => {
  const full = async () => {
    open = await givenOpen(organiser, { doubles: 'mixed', players_max: 2 });
    const others = [await enters(ana), await enters(nil)];
    return others;
  };

  test('the pair waits whole, in the turn of the one who came first', async () => {
    const [, second] = await full();
    const eva = await givenPlayerOf(api, 'Eva Pla', 'woman');
    await enters(eva);
    await asks(ana, leo);
    expect((await accepts(leo, ana)).body).toMatchObject({ state: 'waiting', pair: { state: 'waiting' } });
    // Her place is kept, and nobody overtakes the pair.
    expect((await enters(await givenPlayerOf(api, 'Pep Mas', 'man'))).state).toBe('waiting');
    expect((await seen(eva))?.state).toBe('waiting');
    const places = await organiser.get(listPairs, { params: at() });
    expect(places.collection[0]?.state).toBe('waiting');
    await organiser.get(removeInscription, {
      params: { ...at(), inscription_id: second?._id ?? '' },
      body: {},
    });
    expect(await pairs(organiser)).toEqual(['Ana Gil / Leo Ros: registered']);
    expect((await seen(eva))?.state).toBe('waiting');
  });

  test('who waits with a partner that leaves gets the place that was kept', async () => {
    await full();
    await asks(ana, leo);
    await accepts(leo, ana);
    const { collection } = await organiser.get(listPairs, { params: at() });
    await organiser.get(dissolvePair, { params: { ...at(), pair_id: collection[0]?._id ?? '' } });
    expect([(await seen(ana))?.state, (await seen(leo))?.state]).toEqual(['registered', 'waiting']);
  });

  test('an organiser who pairs them up splits no pair either', async () => {
    const [first] = await full();
    const waiting = await enters(leo);
    const made = await givenPair(organiser, open._id, [first, waiting]);
    expect(made.state).toBe('waiting');
  });
});
