import type { Kysely } from 'kysely';
import { finds } from '#db/finds.ts';
import type { Database } from '#db/schema.generated.ts';
import { hashPassword } from '#features/auth/password.ts';
import { settleClassification } from '#features/competition/classification/classify.ts';
import { rerateAfter } from '#features/competition/ratings/changes.ts';
import { accountLines, addAccounts, demoPassword } from './accounts.ts';
import { addOpens } from './season.ts';
import { addPeople } from './people.ts';
import { addPlaces } from './places.ts';
import { newWorld, writeWorld, type World } from './world.ts';

type Db = Kysely<Database>;

const mark = 'demo';

/**
 * Fills an empty installation with three venues, two circuits, 120 players, a year of results and nine opens
 * in different states; of that year only so many of the latest opens, if less is enough. Returns what to print: the accounts, or that
 * existing data was left alone.
 */
export async function fillDemo(db: Db, now: Date, past?: number): Promise<string[]> {
  if (await isDemo(db)) return accountLines();
  if (await isUsed(db))
    return ['This data folder has an installation of its own: no demonstration was added.'];
  const world = newWorld(now, 'topspin');
  addAccounts(world, await hashPassword(demoPassword));
  addPeople(world);
  addPlaces(world);
  const finished = addOpens(world, past);
  await db.transaction().execute((transaction) => write(transaction, world, finished));
  return accountLines();
}

/** Ratings and classifications are not invented: they are computed from the matches, as always. */
async function write(db: Db, world: World, finished: readonly string[]): Promise<void> {
  await writeWorld(db, world);
  await rerateAfter(db, [{ finishedAt: 0, id: firstId, players: [] }]);
  for (const open of finished) await settleClassification(db, open);
  await db
    .insertInto('settings')
    .values({ key: mark, value: JSON.stringify({ filled_at: world.now.toISOString() }) })
    .execute();
}

const firstId = '00000000-0000-0000-0000-000000000000';

const isDemo = (db: Db): Promise<boolean> =>
  finds(db.selectFrom('settings').select('key').where('key', '=', mark));

const isUsed = (db: Db): Promise<boolean> => finds(db.selectFrom('users').select('id').limit(1));
