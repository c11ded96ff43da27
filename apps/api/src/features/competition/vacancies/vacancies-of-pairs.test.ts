import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { drawnAsProposed, givenPhase, groupsOf, playAll } from '#testing/given-draw.ts';
import { givenFed, placesIn } from '#testing/given-next-phase.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

/** Two played groups of pairs and the phase drawn from them: the pair that leaves it, and the next of its group. */
async function givenPairLeaving(type: 'knockout' | 'groups' = 'knockout') {
  const { open, pairs } = await givenMixedDoubles(organiser, 6);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 2 });
  const ids = pairs.map(({ _id }) => _id);
  for (const { _id } of stage.groups) await playAll(organiser, _id, ids);
  const next = await drawnAsProposed(organiser, await givenFed(organiser, stage, { from: 1, to: 2, type }));
  const at = placesIn(organiser, open._id, next);
  const standings = (await groupsOf(organiser, stage))[0]?.standings.map(({ player }) => player._id) ?? [];
  const second = pairs.find(({ _id }) => _id === standings[1]);
  const third = pairs.find(({ _id }) => _id === standings[2]);
  return { openId: open._id, next, at, second, third };
}

test('before one of a qualified pair is taken out, the place says whose it is, and the next pair takes it', async () => {
  const { next, at, second, third } = await givenPairLeaving();
  for (const { _id: person } of second?.members ?? [])
    expect(await at.vacancies(person)).toMatchObject([
      {
        player: { _id: second?._id, name: second?.name },
        people: second?.members.map(({ _id }) => _id),
        replacement: { _id: third?._id, name: third?.name },
      },
    ]);
  const leaving = second?.members[1]?._id ?? '';
  expect((await at.remove(leaving, [{ phase_id: next._id, by: third?._id ?? '' }])).status).toBe(204);
  expect(await at.linesNow()).toContain(third?._id);
  expect(await at.linesNow()).not.toContain(second?._id);
});

test('in a second group stage each of the pair that moves up umpires what one of the other pair was to umpire', async () => {
  const { at, second, third } = await givenPairLeaving('groups');
  const dutiesOf = async (pair: typeof second) => {
    const { matches } = await at.groupNow();
    return pair?.members.map(({ _id }) =>
      matches.flatMap(({ umpire, number }) => (umpire?._id === _id ? [number] : [])),
    );
  };
  const before = await dutiesOf(second);
  expect(before?.flat().length).toBeGreaterThan(0);
  await at.remove(second?.members[0]?._id ?? '');
  await at.decide(second?._id ?? '', third?._id ?? '');
  expect(await dutiesOf(third)).toEqual(before);
  expect(await dutiesOf(second)).toEqual([[], []]);
});

test('both of the pair that moves up are notified by mail, which is erased with any of the four whom it names', async () => {
  const { openId, next, at, second, third } = await givenPairLeaving();
  const accounts = [await api.registerUser('Cuenta una'), await api.registerUser('Cuenta dos')];
  for (const [place, { id }] of accounts.entries())
    await api.db
      .updateTable('players')
      .set({ user_id: id })
      .where('id', '=', third?.members[place]?._id ?? '')
      .execute();
  await at.remove(second?.members[0]?._id ?? '', [{ phase_id: next._id, by: third?._id ?? '' }]);
  const mails = await api.db
    .selectFrom('outbox')
    .select(['to_address', 'subject', 'about'])
    .where('kind', '=', 'placeTaken')
    .where('body_text', 'like', `%${openId}%`)
    .execute();
  expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(
    accounts.map(({ email }) => email).toSorted(),
  );
  const people = [second, third].flatMap((pair) => pair?.members.map(({ _id }) => _id) ?? []);
  for (const { subject, about } of mails) {
    expect(subject).toContain(third?.name);
    expect(about).toEqual(expect.arrayContaining(people));
  }
});
