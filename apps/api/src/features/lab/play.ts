import { randomUUIDv7 } from 'node:crypto';
import { eventToWire, type AnswerOf, type MatchEventOnWire, type playMatch } from '@topspin/contract';
import { simulateMatch, type MatchEvent } from '@topspin/engine';
import { sql } from 'kysely';
import { scoreHeld } from '#features/competition/commands.ts';
import { lockMatch, meanRating, type MatchRow } from '#features/competition/reads.ts';
import { ratingSettings } from '#features/settings/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';

type Playing = Call<typeof playMatch>;

/**
 * Plays a match from the toss to the last point, in one transaction and through the same code as points that are tapped: ratings,
 * standings, qualifiers and everybody who listens follow. A match that has begun is left alone.
 */
export async function play(call: Playing): Promise<AnswerOf<typeof playMatch>> {
  const { db, params } = call;
  const match = found(await lockMatch(db, params.id));
  if (match.state === 'waiting') throw fail('match.notReady');
  if (match.state === 'enrolled')
    await scoreHeld({ ...call, query: {}, body: await pointByPoint(call, match) });
  return answer(db, params.id);
}

/** The log of a simulated match that has just ended. */
async function pointByPoint({ db, now }: Playing, match: MatchRow): Promise<MatchEventOnWire[]> {
  const log = simulateMatch(
    {
      ratings: await ratingsOf(db, match),
      bestOf: match.best_of,
      doubles: match.members_a !== null && match.members_b !== null,
      settings: await ratingSettings(db),
      startAt: 0,
      newId: randomUUIDv7,
    },
    Math.random,
  );
  const start = now.getTime() - (log.at(-1)?.at ?? 0);
  return log.map((event: MatchEvent) => eventToWire({ ...event, at: start + event.at }));
}

async function ratingsOf(db: Db, { player_a, player_b }: MatchRow) {
  const { start } = await ratingSettings(db);
  const [a, b] = [player_a, player_b].map((side) => meanRating(sql`${side}::uuid`, start));
  const { rows } = await sql<{ a: number; b: number }>`select ${a} as a, ${b} as b`.execute(db);
  return rows[0] ?? { a: start, b: start };
}

async function answer(db: Db, id: string): Promise<AnswerOf<typeof playMatch>> {
  const match = found(await lockMatch(db, id));
  const { points } = await db
    .selectFrom('match_events')
    .where('match_id', '=', id)
    .where('type', '=', 'point')
    .select((eb) => eb.fn.countAll<number>().as('points'))
    .executeTakeFirstOrThrow();
  const { state, sets_won_a: a, sets_won_b: b } = match;
  return { _id: id, state, sets_won: { a, b }, points };
}
