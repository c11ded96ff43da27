import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  editOpen,
  enrol,
  enrolList,
  getOpen,
  invitePlayer,
  listInscriptions,
  listMyPlayInvitations,
  listPlayers,
  removeInscription,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi({ now: () => new Date('2026-11-20T10:00:00Z') });
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const another = givenUser(api, 'Otra Organizadora');
const stranger = givenUser(api, 'Mallory', { trusted: false });
const family = givenUser(api, 'Marta Familia');

/** Both are U13. */
let child: string;
let younger: string;
beforeAll(async () => {
  const given = { relation: 'guardian', gender: 'man' } as const;
  child = (await givenPlayer(family, { ...given, name: 'Nil Petit', date_of_birth: '2013-09-17' }))._id;
  younger = (await givenPlayer(family, { ...given, name: 'Pau Petit', date_of_birth: '2014-02-03' }))._id;
});

type Rules = {
  readonly date_start?: string;
  readonly age_range?: { readonly min: number; readonly max: number } | null;
  readonly age_reckoning?: 'firstDay' | 'birthYear';
};

async function givenRules(by: RegisteredUser, id: string, rules: Rules): Promise<void> {
  const date_end = rules.date_start;
  const { version } = await by.get(getOpen, { params: { id } });
  await by.get(editOpen, { params: { id }, version, body: { ...rules, ...(date_end && { date_end }) } });
}

const enter = (by: RegisteredUser, id: string, player_id = child) =>
  by.call(enrol, { params: { id }, body: { player_id, consent: { confirmed: true } } });

/** Finds out whether a child is admitted, and removes the child again. */
async function asks(by: RegisteredUser, id: string, rules: Rules, player = child) {
  await givenRules(by, id, rules);
  const answered = await enter(by, id, player);
  if (answered.status === 201) {
    const params = { id, inscription_id: answered.body._id };
    await by.get(removeInscription, { params, body: {} });
    return 'entered';
  }
  const { requestId: _, ...failure } = answered.failure;
  return failure;
}

const day = (date: string) => ({ date_start: `${date}T09:00:00Z` });

describe('trusted organisers who move the limits of opens', () => {
  test('three of them, by nearby limits, do not tell a child from one born the year before', async () => {
    const answers = [];
    for (const age of [12, 13, 14]) {
      const by = await api.registerUser('Cómplice');
      const open = await givenOpen(by, { age_range: { min: 0, max: age }, age_reckoning: 'birthYear' });
      answers.push([await asks(by, open._id, {}), await asks(by, open._id, {}, younger)]);
    }
    for (const [one, other] of answers) expect(one).toEqual(other);
  });

  test.each<[string, Rules]>([
    ...[10, 11, 12, 13, 14, 15].map((age): [string, Rules] => [
      `years of birth, ${age} alone`,
      { age_reckoning: 'birthYear', age_range: { min: age, max: age } },
    ]),
    ...['2031-09-16', '2031-09-18', '2031-12-30', '2032-06-01'].map((date): [string, Rules] => [
      `the day, ${date}`,
      { ...day(date), age_range: { min: 0, max: 17 } },
    ]),
  ])('answer alike of everybody in a category: by %s', async (_, rules) => {
    const open = await givenOpen(organiser);
    const [one, other] = [
      await asks(organiser, open._id, rules),
      await asks(organiser, open._id, rules, younger),
    ];
    expect(one).toEqual(other);
  });

  test('are told to invite the family where the category does not decide', async () => {
    const open = await givenOpen(organiser, { age_range: { min: 14, max: 14 }, age_reckoning: 'birthYear' });
    expect(await asks(organiser, open._id, {})).toMatchObject({ code: 'inscription.ageAtLimit' });
    // For the family the day decides.
    expect((await enter(family, open._id)).status).toBe(201);
  });

  test('are answered by the category as often as they ask, so that nobody can use it up for others', async () => {
    const open = await givenOpen(another);
    for (let count = 0; count < 8; count += 1) {
      expect(await asks(another, open._id, { age_range: { min: 40, max: 50 } })).toMatchObject({
        code: 'inscription.notEligible',
        details: { reasons: [{ code: 'eligibility.age' }] },
        errors: { message: 'No cumple las condiciones del torneo.', message2: 'No cumple la edad.' },
      });
      expect(await asks(another, open._id, { age_range: { min: 3, max: 17 } })).toBe('entered');
    }
  });

  test('invite by a list those of whom the category does not decide', async () => {
    const open = await givenOpen(organiser, { age_range: { min: 14, max: 14 }, age_reckoning: 'birthYear' });
    const answer = await organiser.get(enrolList, {
      params: { id: open._id },
      body: {
        text_version: consentTextVersion,
        newcomers: 'players',
        consent: { confirmed: true },
        rows: [child, younger].map((player_id, row) => ({ row: row + 1, player_id })),
      },
    });
    expect(answer).toMatchObject({ registered: 0, invited: 2, refused: [] });
  });

  test('of whatever owners, are told three times together that a minor has not the gender', async () => {
    const codes = [];
    for (let count = 0; count < 4; count += 1) {
      const by = await api.registerUser('Cómplice');
      const open = await givenOpen(by, { gender: 'woman' });
      codes.push((await enter(by, open._id)).failure.code);
    }
    const refused = 'inscription.notEligible';
    expect(codes).toEqual([refused, refused, refused, 'inscription.genderAskedOften']);
  });

  test('are told as often when asking a dozen times at once', async () => {
    const kid = { name: 'Ot', relation: 'guardian', date_of_birth: '2014-01-01', gender: 'man' } as const;
    const { _id } = await givenPlayer(family, kid);
    const opens = await Promise.all(
      Array.from({ length: 12 }, () => givenOpen(another, { gender: 'woman' })),
    );
    const answers = await Promise.all(opens.map((open) => enter(another, open._id, _id)));
    const codes = answers.map(({ failure }) => failure.code);
    expect(codes.filter((code) => code === 'inscription.notEligible')).toHaveLength(3);
    expect(codes.filter((code) => code === 'inscription.genderAskedOften')).toHaveLength(9);
  });

  test('find nothing by a list without consent, which is asked for before the limits', async () => {
    const by = await api.registerUser('Con Una Lista');
    const open = await givenOpen(by);
    const body = {
      text_version: consentTextVersion,
      newcomers: 'guests',
      rows: [{ row: 1, player_id: child }],
    } as const;
    const answers = [];
    for (const age of [0, 18]) {
      await givenRules(by, open._id, { age_range: { min: age, max: 99 } });
      answers.push((await by.call(enrolList, { params: { id: open._id }, body })).failure.code);
    }
    expect(answers).toEqual(['player.consentRequired', 'player.consentRequired']);
  });

  test('find nothing with a second limit that nobody meets, which is then the only answer', async () => {
    const by = await api.registerUser('Con Dos Límites');
    const nobody = { min: 2990, max: 3000 };
    const open = await givenOpen(by, { age_range: { min: 40, max: 50 }, rating_range: nobody });
    for (let count = 0; count < 5; count += 1)
      expect((await enter(by, open._id)).failure.details).toMatchObject({
        reasons: [{ code: 'eligibility.rating' }],
      });
  });

  test('learn nothing from a family that declined: that is answered before the limits are judged', async () => {
    const by = await api.registerUser('Con Invitación');
    const codes = [];
    for (const age of [14, 60]) {
      const open = await givenOpen(by, { age_range: { min: age, max: age }, age_reckoning: 'birthYear' });
      await by.get(invitePlayer, { params: { id: open._id }, body: { player_id: child } });
      const query = { filters: { 'open._id': open._id } };
      const { collection } = await family.get(listMyPlayInvitations, { query });
      const params = { id: open._id, inscription_id: collection[0]?._id ?? '' };
      await family.get(removeInscription, { params, body: {} });
      codes.push((await enter(by, open._id)).failure.code);
    }
    expect(codes).toEqual(['inscription.leftAlone', 'inscription.leftAlone']);
  });
});

describe('an organiser who is not trusted', () => {
  test('is answered alike whatever the limits are, and enters nobody', async () => {
    const open = await givenOpen(stranger);
    for (const age of [3, 13, 60]) {
      const rules: Rules = { age_range: { min: age, max: age } };
      expect(await asks(stranger, open._id, rules)).toMatchObject({ code: 'inscription.invitationOnly' });
      const invited = await stranger.call(invitePlayer, {
        params: { id: open._id },
        body: { player_id: child },
      });
      expect([invited.status, invited.body]).toEqual([204, undefined]);
    }
  });
});

test('those who act for the player see the figures', async () => {
  const open = await givenOpen(organiser, { age_range: { min: 18, max: 99 } });
  expect((await enter(family, open._id)).failure.details).toMatchObject({
    reasons: [{ code: 'eligibility.tooYoung', age: 13, min: 18 }],
  });
});

describe('a list', () => {
  const fields = [
    'date_of_birth',
    'age',
    'age_category',
    'birth',
    'player.date_of_birth',
    'player.age_category',
  ];
  test.each(
    fields.flatMap((field) => [listPlayers, listInscriptions].map((route) => [field, route] as const)),
  )('knows no %s to filter, sort or search by: $1.name', async (field, route) => {
    const open = await givenOpen(organiser);
    for (const query of [
      { filters: { [field]: { $gt: '2013-01-01' } } },
      { sortBy: [field] },
      { simpleSearch: { search: '2013', fields: [field] } },
    ]) {
      const { status, failure } = await stranger.call(route, { params: { id: open._id }, query });
      expect([status, failure.code]).toEqual([400, 'request.unknownFilter']);
    }
  });
});

/**
 * Every source that reads a date of birth, and why it is not revealed there. Add new ones here with the
 * reason: a decision about somebody else's player that depends on a date of birth can be requested again and
 * again to find it out.
 */
const readers: Record<string, string> = {
  'features/players/store.ts': 'reads rows',
  'features/players/commands.ts': 'names what an import may give of somebody new',
  'features/travel/arriving/restore.ts': 'an admin alone restores the whole file',
  'features/travel/leaving/people.ts': 'names the category; the date leaves in the file of an admin alone',
  'features/travel/people/store.ts': 'reads rows',
  'features/travel/people/propose.ts': 'names the category of who may be meant, which everybody sees',
  'features/players/people.ts': 'reads rows',
  'features/players/list.ts': 'shows the category, by which nothing is found',
  'features/players/leaderboard/leaderboard.ts': 'shows the category, and finds by it as `among` does',
  'features/players/leaderboard/rows.ts': 'reads rows',
  'features/inscriptions/enrol/late-newcomer.ts': 'stores what its organiser typed of somebody new',
  'features/lab/made-up.ts': 'makes up people who do not exist',
  'features/players/present.ts':
    'shows the category, which is that of a year of birth; the date to its own person',
  'features/players/policy.ts':
    'others see a minor or a child by the year of birth alone, as the category; the day decides for the family',
  'features/players/administrators/rank.ts': 'whether a player decides alone: those who look after them ask',
  'features/players/avatar.ts': 'the same',
  'features/players/reads.ts': 'names the category for others to show',
  'features/players/actions.ts': 'is given by who administers the player',
  'features/players/guarded.ts': 'audits and mails a change of it, by the age it means',
  'features/players/licences/in-open.ts': 'asks whether the player is of age, as the page of a player does',
  'features/players/consent.ts': 'asks for a guardian of a profile of one’s own',
  'features/players/claims/store.ts': 'reads rows',
  'features/players/claims/claims.ts': 'says of whom nobody can claim the profile, by the year of birth',
  'features/players/claims/offers.ts': 'is asked by who administers the player, and by whom they invited',
  'features/players/lists/create.ts': 'is given by who makes the profile',
  'features/players/lists/recognise.ts':
    'compared where the caller administers the player; of others the category (lists.test.ts)',
  'features/players/anonymous.ts': 'erases it',
  'features/players/among.ts': 'finds by the category, which everybody sees',
  'features/players/merges/duplicates.ts': 'admins alone see whether two profiles have the same',
  'features/players/merges/store.ts': 'the profile that an admin keeps takes it from the other',
  'features/players/merges/whose.ts': 'withholds it',
  'features/inscriptions/eligibility/eligibility.ts':
    'judged with figures for one’s own; of others the kind by the category (above)',
  'features/inscriptions/enrol/entrants.ts': 'one’s own and those administered',
  'features/inscriptions/lists/judge-list.ts':
    'of newcomers the one just given; of others as a single registration (above)',
  'features/inscriptions/mails.ts': 'sends the mails of a minor to the administrators too',
  'features/inscriptions/present.ts': 'shows the category',
  'features/inscriptions/store.ts': 'reads rows',
  'features/circuits/ranking/page.ts': 'passes the category on',
  'features/competition/matches/rows.ts': 'reads rows, for whether a picture is shown',
  'features/competition/groups/page-row.ts': 'the same',
};

test('a date of birth is read where it is said why nobody learns it', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const found = globSync('{features,http,jobs,live}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /date_?of_?birth|age_?category/iu.test(readFileSync(root + path, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(readers).toSorted());
});
