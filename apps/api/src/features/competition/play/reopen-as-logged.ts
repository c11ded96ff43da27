import { eventFromWire } from '@topspin/contract';
import { foldMatch, type MatchState } from '@topspin/engine';
import { readLog } from '#features/competition/store/log.ts';
import { updateMatch, type MatchRow } from '#features/competition/store/matches.ts';
import { saveSets, setsUnderWay } from '#features/competition/store/sets.ts';
import type { Db } from '#http/call.ts';
import { reopenMatch } from './finish.ts';
import { columnsUnderWay } from './score-columns.ts';

type Logged = { readonly state: MatchState; readonly seq: number };

/** The fold of the log of a match, and its length. */
export async function foldedLog(db: Db, { id, best_of }: MatchRow): Promise<Logged> {
  const log = await readLog(db, id);
  return { state: foldMatch(log.map(eventFromWire), { bestOf: best_of }), seq: log.length };
}

/** Reopens a match without its result: it is again as its log says. */
export async function reopenAsLogged(db: Db, match: MatchRow, logged: Logged, now: Date): Promise<void> {
  await reopenMatch(db, match, now);
  await saveSets(db, match.id, setsUnderWay(logged.state));
  await updateMatch(db, match.id, columnsUnderWay(match, { ...logged, now }));
}
