import { access, appendEvents, eventFromWire, eventToWire } from '@topspin/contract';
import {
  defaultRatingSettings,
  simulateMatch,
  type BestOf,
  type MatchEvent,
  type Random,
} from '@topspin/engine';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '#db/schema.generated.ts';
import { readLog } from '#features/competition/store/log.ts';
import { meanRating } from '#features/competition/store/people.ts';
import { keepUp, type KeepUp, type Stoppable } from '#live/keep-up.ts';
import { demoPassword, type DemoEmail } from './accounts.ts';
import { doublesInPlay, openInPlay, otherOpens, swissInPlay } from './calendar.ts';
import { openIdOf } from './opens.ts';
import { umpire } from './people.ts';
import { idOf } from './world.ts';

type Db = Kysely<Database>;

export type Hall = {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly db: Db;
  readonly random: Random;
};

/** The opens of today. */
const opens = [openInPlay, otherOpens.reception, doublesInPlay, swissInPlay].map(openIdOf);

/** The scoring device of all matches: who takes a match over keeps it. */
const device = idOf('device');

const email: DemoEmail = 'organiza@topspin.example';

/** From the call to the toss, in milliseconds: the players come and warm up. */
const untilToss = { least: 90_000, more: 90_000 };

/**
 * Plays the matches of the demo's opens as they would be scored in a hall, over the API: those that were called begin, and go on point by
 * point at the usual pace. What a person scores, and the match of the umpire's account, is theirs. Returns what plays on to an instant.
 */
export function demoHall({ app, db, random }: Hall): (now: Date) => Promise<void> {
  /** The events that are still to come, by match. */
  const coming = new Map<string, readonly MatchEvent[]>();
  const taken = new Set<string>();
  let token = '';

  const inject = (url: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { host: 'localhost', 'x-application': 'topspin-web', authorization: `Bearer ${token}` },
      payload,
    });

  async function send(match: string, events: readonly MatchEvent[]): Promise<number> {
    const url = `${appendEvents.path.replace('{id}', match)}?device=${device}`;
    const { statusCode } = await inject(url, events.map(eventToWire));
    return statusCode;
  }

  async function logIn(): Promise<void> {
    const answer = await inject(access.path, { email, password: demoPassword });
    token = answer.json<{ token?: string }>().token ?? '';
  }

  async function playOn(match: OnTable, now: number): Promise<void> {
    const events = coming.get(match.id) ?? (await eventsToCome(db, match, { now, random }));
    coming.set(match.id, events);
    const due = events.filter(({ at }) => at <= now);
    if (due.length === 0) return;
    let status = await send(match.id, due);
    if (status === 401) {
      await logIn();
      status = await send(match.id, due);
    }
    if (status < 400) coming.set(match.id, events.slice(due.length));
    else if (status < 500) taken.add(match.id);
  }

  return async (now) => {
    const matches = await matchesOnTables(db);
    const there = new Set(matches.map(({ id }) => id));
    for (const id of coming.keys()) if (!there.has(id)) coming.delete(id);
    for (const match of matches) if (!taken.has(match.id)) await playOn(match, now.getTime());
  };
}

type OnTable = {
  readonly id: string;
  readonly best_of: BestOf;
  readonly of_pairs: boolean;
  readonly rating_a: number;
  readonly rating_b: number;
  readonly called_at: Date | null;
};

/** The matches in play, and those that were called. */
const matchesOnTables = (db: Db): Promise<OnTable[]> =>
  db
    .selectFrom('matches as m')
    .innerJoin('opens as o', 'o.id', 'm.open_id')
    .innerJoin('players as a', 'a.id', 'm.player_a')
    .leftJoin('calls as c', (join) => join.onRef('c.match_id', '=', 'm.id').on('c.ended_at', 'is', null))
    .select([
      'm.id',
      'm.best_of',
      'a.pair as of_pairs',
      meanRating(sql.ref('m.player_a'), unrated).as('rating_a'),
      meanRating(sql.ref('m.player_b'), unrated).as('rating_b'),
      'c.first_at as called_at',
    ])
    .where('o.id', 'in', opens)
    .where('o.state', '=', 'active')
    .where((where) => where.or([where('m.state', '=', 'inPlay'), where('c.id', 'is not', null)]))
    .where('m.umpire_id', 'is distinct from', umpire)
    .orderBy('m.id')
    .execute();

type When = { readonly now: number; readonly random: Random };

async function eventsToCome(db: Db, match: OnTable, { now, random }: When): Promise<readonly MatchEvent[]> {
  const begun = (await readLog(db, match.id)).map(eventFromWire);
  const toss = (match.called_at?.getTime() ?? now) + untilToss.least + random() * untilToss.more;
  const log = simulateMatch(
    {
      ratings: { a: match.rating_a, b: match.rating_b },
      bestOf: match.best_of,
      doubles: match.of_pairs,
      settings: defaultRatingSettings,
      startAt: begun.length > 0 ? now : Math.max(now, Math.round(toss)),
      newId: randomUUID,
      begun,
    },
    random,
  );
  return log.slice(begun.length);
}

const unrated = 1000;

const pace = 2000;

/** Plays on every two seconds, until it is stopped. */
export function playDemo({ bell, ...hall }: Hall & Pick<KeepUp, 'bell'>): Stoppable {
  const playOn = demoHall(hall);
  return keepUp({
    bell,
    keyOf: () => undefined,
    pace: { gather: 0, retry: pace },
    async look() {
      await playOn(new Date());
      return pace;
    },
  });
}
