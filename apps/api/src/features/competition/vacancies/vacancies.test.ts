import { listVacancies, removeInscription, type Group, type Phase } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenResult } from '#testing/given-draw.ts';
import { givenField, givenOpen } from '#testing/given-open.ts';
import { givenNextPhase, placesIn } from '#testing/given-next-phase.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let openId: string;
let next: Phase;
/** The players of group A, best first. */
let standings: string[];
let at: ReturnType<typeof placesIn>;

/** The first two of two groups of four are in a bracket that has not begun. */
beforeEach(async () => {
  const given = await givenNextPhase(organiser);
  ({ openId, next } = given);
  standings = given.groups[0]?.standings.map(({ player }) => player._id) ?? [];
  at = placesIn(organiser, openId, next);
});

const nth = (position: number): string => standings[position - 1] ?? '';

const inPlaceOf = (lines: readonly (string | undefined)[], left: string, by: string) =>
  lines.map((player) => (player === left ? by : player));

const isOf =
  (player: string) =>
  ({ a, b }: Group['matches'][number]): boolean =>
    [a?._id, b?._id].includes(player);

describe('before a qualifier is taken out', () => {
  test('the organiser sees who would come', async () => {
    expect(await at.vacancies()).toEqual([]);
    expect(await at.vacancies(nth(2))).toMatchObject([
      {
        phase: { _id: next._id, type: 'knockout', version: (await at.phaseNow()).version },
        player: { _id: nth(2) },
        from: { group: 'A', position: 2 },
        replacement: { _id: nth(3), position: 3 },
        decided: false,
      },
    ]);
  });

  test('there is nothing to say of who did not qualify, nor once the first match has begun', async () => {
    expect(await at.vacancies(nth(4))).toEqual([]);
    expect((await at.phaseNow()).may.replace).toBe(true);
    await givenResult(organiser, (await at.groupNow()).matches[0]?._id ?? '');
    expect(await at.vacancies(nth(2))).toEqual([]);
    expect((await at.phaseNow()).may.replace).toBe(false);
  });

  test('nobody else sees it, or decides', async () => {
    const stranger = await api.registerUser();
    const answer = await stranger.call(listVacancies, { params: { id: openId } });
    expect(answer.status).toBe(403);
    await at.remove(nth(2));
    expect((await at.decide(nth(2), nth(3), undefined, stranger)).status).toBe(403);
    expect(await at.linesNow()).toContain(nth(2));
  });
});

describe('a qualifier taken out with a decision', () => {
  test('is replaced on the very same place, in the draw and in the matches', async () => {
    const before = { lines: await at.linesNow(), matches: (await at.groupNow()).matches };
    expect((await at.remove(nth(2), [{ phase_id: next._id, by: nth(3) }])).status).toBe(204);
    expect(await at.linesNow()).toEqual(inPlaceOf(before.lines, nth(2), nth(3)));
    const { matches } = await at.groupNow();
    expect(matches.map(({ _id, state, a, b }) => [_id, state, a?._id, b?._id])).toEqual(
      before.matches.map(({ _id, state, a, b }) => [
        _id,
        state,
        ...inPlaceOf([a?._id, b?._id], nth(2), nth(3)),
      ]),
    );
    expect(await at.vacancies()).toEqual([]);
  });

  test('stays in the bracket with a walkover where the organiser prefers it', async () => {
    const before = await at.linesNow();
    await at.remove(nth(2), [{ phase_id: next._id, by: null }]);
    expect(await at.linesNow()).toEqual(before);
    expect((await at.groupNow()).matches.find(isOf(nth(2)))).toMatchObject({ outcome: 'walkover' });
    expect(await at.vacancies()).toMatchObject([{ player: { _id: nth(2) }, decided: true }]);
  });

  test.each<[string, () => string, string]>([
    ['somebody further down', () => nth(4), 'phase.notNext'],
    ['somebody who plays already', () => nth(1), 'phase.notNext'],
    ['a stranger', () => crypto.randomUUID(), 'phase.notNext'],
  ])('is not replaced by %s, and then nobody is taken out', async (_, by, code) => {
    const { status, failure } = await at.remove(nth(2), [{ phase_id: next._id, by: by() }]);
    expect([status, failure.code]).toEqual([409, code]);
    expect(await at.inscriptionOf(nth(2))).not.toBe('');
    expect(await at.linesNow()).toContain(nth(2));
  });

  test('is a walkover once the first match has begun', async () => {
    const { matches } = await at.groupNow();
    await givenResult(organiser, matches.find((match) => !isOf(nth(2))(match))?._id ?? '');
    const refused = await at.remove(nth(2), [{ phase_id: next._id, by: nth(3) }]);
    expect(refused.failure.code).toBe('phase.matchesBegun');
    await at.remove(nth(2));
    expect((await at.decide(nth(2), nth(3))).failure.code).toBe('phase.matchesBegun');
    expect(await at.vacancies()).toEqual([]);
  });

  test('leaves once, however often the call is repeated', async () => {
    const inscription_id = await at.inscriptionOf(nth(2));
    const again = () =>
      organiser.call(removeInscription, {
        params: { id: openId, inscription_id },
        body: { places: [{ phase_id: next._id, by: nth(3) }] },
        key: `${openId}:taken-out`,
      });
    expect([(await again()).status, (await again()).status]).toEqual([204, 204]);
    expect((await at.phaseNow()).report?.vacancies).toHaveLength(1);
  });

  test('is a matter of opens in play: before, there are no places to decide about', async () => {
    const open = await givenOpen(organiser);
    const [enrolled] = await givenField(organiser, open._id, 1);
    const params = { id: open._id, inscription_id: enrolled?._id ?? '' };
    const body = { places: [{ phase_id: next._id, by: null }] };
    const { failure } = await organiser.call(removeInscription, { params, body });
    expect(failure.code).toBe('open.stateNotAllowed');
    const elsewhere = await organiser.call(removeInscription, {
      params: { id: openId, inscription_id: await at.inscriptionOf(nth(2)) },
      body: { places: [{ phase_id: crypto.randomUUID(), by: null }] },
    });
    expect(elsewhere.status).toBe(404);
  });

  test('is not taken out by who has seen an older registration', async () => {
    const inscription_id = await at.inscriptionOf(nth(2));
    const params = { id: openId, inscription_id };
    expect((await organiser.call(removeInscription, { params, version: 1 })).status).toBe(412);
    expect(await at.inscriptionOf(nth(2))).toBe(inscription_id);
  });

  test('either is replaced or meets the first match that begins meanwhile', async () => {
    await at.remove(nth(2));
    const other = (await at.groupNow()).matches.find(({ state }) => state === 'enrolled');
    const [decided] = await Promise.all([
      at.decide(nth(2), nth(3)),
      givenResult(organiser, other?._id ?? ''),
    ]);
    const mine = (await at.groupNow()).matches.filter(({ round }) => round === 'semifinal');
    const isReplaced = mine.some((match) => isOf(nth(3))(match) && match.state === 'enrolled');
    expect(isReplaced).toBe(decided.status === 200);
    expect(mine.some((match) => isOf(nth(2))(match) && match.outcome === 'walkover')).toBe(!isReplaced);
  });

  test('of two who leave at once, one gets the next of the group', async () => {
    const places = [{ phase_id: next._id, by: nth(3) }];
    const answers = await Promise.all([at.remove(nth(1), places), at.remove(nth(2), places)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
  });
});

describe('a qualifier who has left', () => {
  test('is replaced afterwards: the walkover is taken back', async () => {
    const before = await at.linesNow();
    await at.remove(nth(1));
    expect((await at.vacancies()).map(({ decided }) => decided)).toEqual([false]);
    const { status, body } = await at.decide(nth(1), nth(3));
    expect([status, body.state]).toEqual([200, 'matches']);
    expect(await at.linesNow()).toEqual(inPlaceOf(before, nth(1), nth(3)));
    const { matches } = await at.groupNow();
    expect(matches.map(({ state }) => state)).toEqual(['enrolled', 'enrolled', 'waiting']);
    expect(matches[2]).toMatchObject({ a: null, b: null });
  });

  test('is the organiser’s to take out and to replace, not the player’s own', async () => {
    const player = await api.registerPlayer('Ona Roca');
    await api.db.deleteFrom('players').where('id', '=', player.player._id).execute();
    await api.db.updateTable('players').set({ user_id: player.id }).where('id', '=', nth(2)).execute();
    const places = [{ phase_id: next._id, by: nth(3) }];
    expect((await at.remove(nth(2), places, player)).status).toBe(403);
    expect((await at.remove(nth(2), [], player)).failure.code).toBe('inscription.leaveClosed');
    expect(await at.linesNow()).toContain(nth(2));
  });

  test('stays for a walkover, until the organiser thinks better of it', async () => {
    await at.remove(nth(2));
    expect((await at.decide(nth(2), null)).body.report?.vacancies).toMatchObject([{ by: null }]);
    expect((await at.decide(nth(2), nth(3))).body.report?.vacancies).toMatchObject([
      { player: { _id: nth(2) }, by: { _id: nth(3) } },
    ]);
  });

  test('and then the one who came as well: the next of the same group comes', async () => {
    const before = await at.linesNow();
    await at.remove(nth(2), [{ phase_id: next._id, by: nth(3) }]);
    await at.remove(nth(3), [{ phase_id: next._id, by: nth(4) }]);
    expect(await at.linesNow()).toEqual(inPlaceOf(before, nth(2), nth(4)));
    await at.remove(nth(4));
    expect(await at.vacancies()).toMatchObject([{ player: { _id: nth(4) }, replacement: null }]);
  });

  test('meets nobody who has not left', async () => {
    expect((await at.decide(nth(2), nth(3))).failure.code).toBe('phase.noVacancy');
  });

  test('is decided about by who has seen the phase as it is; the same again is no change', async () => {
    await at.remove(nth(2));
    const { version } = await at.phaseNow();
    expect((await at.decide(nth(2), nth(3), version - 1)).status).toBe(412);
    await at.decide(nth(2), nth(3), version);
    const again = await at.decide(nth(2), nth(3), version);
    expect([again.status, again.body.version]).toEqual([200, version + 1]);
  });

  test('notifies the replacement by mail', async () => {
    const player = await api.registerPlayer('Ona Roca');
    await api.db.deleteFrom('players').where('id', '=', player.player._id).execute();
    await api.db
      .updateTable('players')
      .set({ user_id: player.id, name: 'Ona Roca' })
      .where('id', '=', nth(3))
      .execute();
    await at.remove(nth(2), [{ phase_id: next._id, by: nth(3) }]);
    const mails = await api.db
      .selectFrom('outbox')
      .selectAll()
      .where('to_address', '=', player.email)
      .where('kind', '=', 'placeTaken')
      .execute();
    expect(mails).toMatchObject([{ subject: `Ona Roca juega ${next.name} en Open de Vic` }]);
    expect(mails[0]?.body_text).toContain(`http://topspin.test/single-open/${openId}`);
  });

  test('leaves a trace in the audit log', async () => {
    await at.remove(nth(2), [{ phase_id: next._id, by: nth(3) }]);
    const row = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'fillVacancy')
      .where('entity_id', '=', next._id)
      .executeTakeFirst();
    expect(row).toMatchObject({
      actor_id: organiser.id,
      after: { player: nth(2), by: nth(3), position: 3 },
    });
  });
});
