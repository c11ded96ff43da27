import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { catalogueDigest } from '#testing/database/catalogue.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

/** The files that became the baseline. */
const former =
  `0001-foundation 0002-accounts 0003-players 0004-venues 0005-circuits 0006-opens 0007-play 0008-ratings
  0009-points-on-reading 0010-sessions-of-keys 0011-seeds 0012-bell 0013-sets-without-end 0014-more-letters
  0015-shared-answers 0016-growth 0017-player-words 0018-words-of-accounts 0019-who-has-played 0020-ledger-room
  0021-words-of-groups 0022-trust 0023-ratings-of-trusted-opens 0024-invitations-to-play 0026-mails-of-a-day
  0027-age-refusals 0028-consents 0029-player-invitations 0030-removed-helpers 0031-who-deleted 0032-erasure
  0033-handed-over 0034-trigrams 0035-undone-departures 0036-erasure-in-flight 0040-guests 0041-nobody-erased-enters
  0042-lists-of-players 0043-contact 0046-grades-of-opens 0047-age-questions 0048-whose-mailbox
  0049-invitations-to-help 0050-kept-phones 0051-installation 0052-removed-draws 0053-merged-players
  0055-places-in-editions 0056-chosen-theme 0057-social-hosts 0059-account-names 0060-leaderboard 0062-venue-photos
  0063-made-up-players 0064-descriptions 0065-disabled-accounts 0066-refused-entries 0067-approved-dates
  0068-usual-time-zones 0069-conflicts 0070-answers 0071-names-in-the-log 0072-club-merges 0073-live 0075-leases
  0076-score-links 0080-removed-photos 0081-ratings-by-day 0085-score-links-live 0088-conflicts-by-link 0090-push
  0094-marked-since 0102-score-links-of-former-organisers 0106-contacts-in-the-log 0107-gender-refusals
  0108-restricted-opens 0109-confirmed-registrations 0110-functions-of-rows 0115-organisers-keep-profiles
  0119-withdrawn-consents 0120-annulled-matches`.split(/\s+/u);

/** That of a database made by all of them. */
const formerCatalogue = '5c14307c0fdd225f251ee07471f31cdf';

let database: Awaited<ReturnType<typeof givenDatabaseBefore>>;
beforeEach(async () => {
  database = await givenDatabaseBefore('0121');
});
afterEach(() => database.close());

async function givenRecords(names: readonly string[]): Promise<void> {
  await database.db.deleteFrom('schema_migration').execute();
  const rows = names.map((name) => ({ number: Number(name.slice(0, 4)), name: `${name}.sql`, checksum: '' }));
  await database.db.insertInto('schema_migration').values(rows).execute();
}

const records = () =>
  database.db.selectFrom('schema_migration').select(['name', 'checksum']).orderBy('number').execute();

async function givenPlayerInOpen(): Promise<void> {
  const [user, player, open] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await sql`insert into users (id, name, email, password_hash, terms_accepted_at, terms_version)
    values (${user}, 'Rosa', 'rosa@topspin.test', '', now(), '1')`.execute(database.db);
  await sql`insert into players (id, user_id, name) values (${player}, ${user}, 'Rosa Núñez')`.execute(
    database.db,
  );
  await sql`insert into opens (id, name, date_start, date_end, created_by)
    values (${open}, 'Open', now(), now(), ${user})`.execute(database.db);
  await sql`insert into inscriptions (id, open_id, player_id, state, rating)
    values (${randomUUIDv7()}, ${open}, ${player}, 'registered', 1000)`.execute(database.db);
}

const entries = () =>
  database.db
    .selectFrom('inscriptions')
    .innerJoin('players', 'players.id', 'inscriptions.player_id')
    .innerJoin('users', 'users.id', 'players.user_id')
    .innerJoin('opens', 'opens.id', 'inscriptions.open_id')
    .select(['users.email', 'players.search', 'opens.name', 'inscriptions.state', 'inscriptions.version'])
    .execute();

test('the baseline makes what the former migrations made', async () => {
  expect(await catalogueDigest(database.db)).toBe(formerCatalogue);
});

test('a database that ended at the last former migration goes on with its data, as if the baseline had made it', async () => {
  const madeByBaseline = await records();
  await givenPlayerInOpen();
  await givenRecords(former);
  const ran = (await Promise.all([1, 2, 3].map(() => migrate(database.url)))).flat();
  expect(ran).toEqual(ran.filter((name) => name > '0121'));
  expect((await records()).slice(0, madeByBaseline.length)).toEqual(madeByBaseline);
  expect(await entries()).toEqual([
    { email: 'rosa@topspin.test', search: 'rosa nunez', name: 'Open', state: 'registered', version: 1 },
  ]);
});

test('an older one is refused with the commit to start first, and stays as it is', async () => {
  await givenRecords(former.slice(0, -1));
  const before = await records();
  await expect(migrate(database.url)).rejects.toThrow(
    /last migration is 0119-withdrawn-consents\.sql\): start Topspin of commit [0-9a-f]{8} on it first/u,
  );
  expect(await records()).toEqual(before);
});
