import { listOf, listQuery } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { playerOpen, versus } from '../../players/player-record.ts';

const players = resource('players', '/app/players');

export const listPlayerOpens = players('listPlayerOpens', 'GET /{id}/opens', {
  summary: 'List the finished opens of a player with the place obtained, latest first',
  query: listQuery,
  answers: { 200: listOf(playerOpen) },
});

export const getVersus = players('getVersus', 'GET /{id}/versus/{other_id}', {
  summary: 'Compare two players by the matches between them',
  answers: { 200: versus },
});
