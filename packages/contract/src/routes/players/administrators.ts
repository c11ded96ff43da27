import { listOf, listQuery } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { administratorsPage, administered } from '../../players/administrators.ts';

const players = resource('players', '/app/players');
const administeredPlayers = resource('players', '/app/administered-players');

export const listAdministrators = players('listAdministrators', 'GET /{id}/administrators', {
  summary: 'List who looks after a player, in what relation and since when',
  answers: { 200: administratorsPage },
});

export const endAdministration = players('endAdministration', 'DELETE /{id}/administrators/{user_id}', {
  summary: 'End an account’s access to a player, or my own',
  errors: ['player.guardianDecides', 'player.lastAdministrator'],
});

export const listAdministered = administeredPlayers('listAdministered', 'GET', {
  summary: 'List the players I administer',
  query: listQuery,
  answers: { 200: listOf(administered) },
});
