import { listOf } from '../../conventions/list.ts';
import { route } from '../../conventions/route.ts';
import { rankingQuery } from '../../rankings.ts';
import { leader } from '../../players/leaderboard.ts';

export const getLeaderboard = route({
  name: 'getLeaderboard',
  method: 'GET',
  path: '/app/leaderboard',
  tag: 'players',
  summary: 'List the players who have played by rating, with their positions and moves, now or on a past day',
  query: rankingQuery,
  shared: true,
  answers: { 200: listOf(leader) },
  errors: ['request.pageTooDeep'],
});
