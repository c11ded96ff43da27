import type { Api } from './api.ts';
import { drawnPhase, playMatch } from './opens-by-api.ts';

type Id = { readonly _id: string };
type Player = { readonly id: string; readonly name: string };

/** Players to register in several opens. */
export async function newPlayers<const Names extends readonly string[]>(
  api: Api,
  names: Names,
): Promise<{ [Name in keyof Names]: Player }>;
export async function newPlayers(api: Api, names: readonly string[]): Promise<Player[]> {
  const contact_phone = { name: 'Marta', code: '+34', phone: '600123456' };
  const players: Player[] = [];
  for (const name of names) {
    const profile = { name, date_of_birth: '1995-03-01', contact_phone, consent: true };
    players.push({ name, id: (await api<Id>('POST', '/app/players', profile))._id });
  }
  return players;
}

type Where = { readonly name: string; readonly edition: string };
type Match = Id & { readonly a: { readonly name: string }; readonly b: { readonly name: string } };

/** An open of an edition that was played to its end in one group: each player beats those named later. */
export async function finishedOpen(
  api: Api,
  { name, edition }: Where,
  players: readonly Player[],
): Promise<void> {
  const dates = { date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
  const { _id: id } = await api<Id>('POST', '/app/opens', { name, edition_id: edition, ...dates });
  const move = (to: string) => api('POST', `/app/opens/${id}/transitions`, { to, confirmed: true });
  await move('registrationOpen');
  for (const { id: player_id } of players)
    await api('POST', `/app/opens/${id}/inscriptions`, { player_id, consent: { confirmed: true } });
  await move('registrationClosed');
  await move('reception');
  const { collection } = await api<{ collection: readonly Id[] }>('GET', `/app/opens/${id}/inscriptions`);
  for (const { _id } of collection)
    await api('PATCH', `/app/opens/${id}/inscriptions/${_id}`, { state: 'present' });
  await move('active');
  const phase = await drawnPhase(api, id, { number: 1, type: 'groups', groups_count: 1 });
  const order = players.map((player) => player.name);
  const { matches } = await api<{ matches: readonly Match[] }>('GET', `/app/groups/${phase.groups[0]?._id}`);
  for (const { _id, a, b } of matches)
    await playMatch(api, _id, order.indexOf(a.name) < order.indexOf(b.name) ? 'a' : 'b');
  await move('finished');
}
