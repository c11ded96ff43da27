import { listOf } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { rankingQuery } from '../../rankings.ts';
import { leader } from '../../players/leaderboard.ts';

const leaderboard = resource('players', '/app/leaderboard');

export const getLeaderboard = leaderboard('getLeaderboard', 'GET', {
  summary: 'List the players who have played by rating, with their positions and moves, now or on a past day',
  query: rankingQuery,
  shared: true,
  answers: { 200: listOf(leader) },
  errors: ['request.pageTooDeep'],
});
