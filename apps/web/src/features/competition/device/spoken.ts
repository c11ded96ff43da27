import type { MatchState } from '@topspin/engine';
import { otherSide, setWinner } from '@topspin/engine';
import type { TFunction } from 'i18next';
import type { CalledNames } from './called-names.ts';

/**
 * The score as an umpire calls it: the server's points first, "all" when they are level, the winner's at the end of a set, the sets at
 * the end of the match (ITTF Handbook for Match Officials). Undefined before the toss.
 */
export function spokenScore(
  state: MatchState,
  names: CalledNames,
  t: TFunction<'scoring'>,
): string | undefined {
  const words = t('call.numbers').split(' ');
  const number = (points: number): string => words[points] ?? String(points);
  const { winner, setsWon, server } = state;
  const score = state.sets.at(-1)?.score ?? { a: 0, b: 0 };
  if (state.status === 'finished') {
    if (winner === undefined) return t('call.nobody');
    const sets = { winner: number(setsWon[winner]), loser: number(setsWon[otherSide(winner)]) };
    return t('call.match', { name: names[winner], ...sets });
  }
  const won = state.interval ? setWinner(score) : undefined;
  if (won)
    return t('call.set', {
      name: names[won],
      winner: number(score[won]),
      loser: number(score[otherSide(won)]),
    });
  if (server === undefined) return undefined;
  const receiver = otherSide(server);
  const level = score.a === score.b;
  const called = level
    ? t('call.all', { points: number(score.a) })
    : t('call.score', { server: number(score[server]), receiver: number(score[receiver]) });
  if (!level || score.a > 0) return called;
  return names.turn
    ? t('call.openingOfPairs', { ...names.turn, score: called })
    : t('call.opening', { name: names[server], score: called });
}
