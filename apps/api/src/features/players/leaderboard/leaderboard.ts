import { leaderboardMoveDays, skippedAtMost, type getLeaderboard, type Leader } from '@topspin/contract';
import { publicAvatar } from '#features/players/avatar.ts';
import { conditionsOf } from '#features/players/among.ts';
import { ageCategoryOf } from '#features/players/present.ts';
import type { Call } from '#http/call.ts';
import { endOfDay } from '#http/cache/share.ts';
import { fail } from '#http/fail.ts';
import { inTurns } from '#http/limits/turns.ts';
import { leaderboardNow } from './now.ts';
import { leaderboardAt } from './past.ts';
import type { LeaderboardRequest, LeaderRow } from './rows.ts';
import { day } from '#http/durations.ts';

/** A past day reads the whole ledger until then, a second's work after some years of a federation, and each day is another answer. */
const inTurn = inTurns({ most: 8, mostOfOne: 3 });

/** The players who have played by rating, a page at a time, now or at the end of a past day. */
export async function readLeaderboard({ db, query, user, now }: Call<typeof getLeaderboard>) {
  const { page, itemsPerPage, player_id, date } = query;
  const today = endOfDay(now);
  const at = date === undefined ? today : endOfDay(new Date(date));
  const isPast = at < today;
  const conditions = conditionsOf({ ...query, now });
  const skipped = (page - 1) * itemsPerPage;
  const wanted: LeaderboardRequest = {
    conditions,
    skipped,
    limit: itemsPerPage,
    player: player_id ?? null,
    since: new Date((isPast ? at : today).getTime() - leaderboardMoveDays * day),
  };
  if (skipped > skippedAtMost && (isPast || conditions.length > 0))
    throw fail('request.pageTooDeep', { most: skippedAtMost });
  const { rows } = isPast
    ? await inTurn({ by: user.id, work: () => leaderboardAt(at, wanted).execute(db) })
    : await leaderboardNow(wanted).execute(db);
  return answerOf(rows, itemsPerPage, now);
}

function answerOf(rows: readonly LeaderRow[], itemsPerPage: number, now: Date) {
  const { all_rows = 0, filtered_rows = 0, is_capped = false, skipped = 0 } = rows[0] ?? {};
  return {
    collection: rows.flatMap((row) => presentLeader(row, now)),
    page: skipped / itemsPerPage + 1,
    pages: Math.ceil(filtered_rows / itemsPerPage),
    totalRows: all_rows,
    totalFilteredRows: filtered_rows,
    totalIsCapped: is_capped,
    cursor: null,
  };
}

const presentLeader = (row: LeaderRow, now: Date): Leader[] =>
  row.id === null
    ? []
    : [
        {
          position: row.position,
          place: row.place,
          player: {
            _id: row.id,
            name: row.name,
            avatar: publicAvatar(row, now),
            club: row.club_name,
            club_id: row.club_id,
            age_category: ageCategoryOf(row.date_of_birth, now),
          },
          rating: row.rating,
          matches_played: row.matches,
          move: row.position_then === null ? null : row.position_then - row.position,
        },
      ];
