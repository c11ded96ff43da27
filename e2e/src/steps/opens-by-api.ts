import type { Api } from './api.ts';

type Id = { readonly _id: string };
type Phase = Id & { readonly groups: readonly Id[] };
type Match = Id & {
  readonly state: string;
  readonly a: { readonly name: string };
  readonly b: { readonly name: string };
};
type Inscriptions = {
  readonly collection: readonly (Id & { readonly state: string })[];
  readonly pages: number;
};
type Proposal = {
  readonly groups: readonly { readonly players: readonly (string | null)[] }[];
  readonly report: { readonly seed: string };
};

/** The places of an open, unless it needs more. */
const usual = 64;

/** An open with registration open and these new players in it. */
export async function registeredOpen(
  api: Api,
  name: string,
  players: readonly string[],
  venue_id: string | null = null,
): Promise<string> {
  const dates = { date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
  const players_max = Math.max(usual, players.length);
  const { _id: id } = await api<Id>('POST', '/app/opens', { name, venue_id, players_max, ...dates });
  await api('POST', `/app/opens/${id}/transitions`, { to: 'registrationOpen' });
  await registerAll(api, id, players);
  return id;
}

/** Registers people who are not players yet. */
export async function registerAll(api: Api, openId: string, players: readonly string[]): Promise<void> {
  const phone = { name: 'Marta', code: '+34', phone: '600123456' };
  for (const player of players) {
    const profile = { name: player, date_of_birth: '1995-03-01', contact_phone: phone, consent: true };
    const { _id: player_id } = await api<Id>('POST', '/app/players', profile);
    await api('POST', `/app/opens/${openId}/inscriptions`, { player_id, consent: { confirmed: true } });
  }
}

/** An open in play with these new players, all present. */
export async function openInPlay(
  api: Api,
  name: string,
  players: readonly string[],
  venue_id: string | null = null,
): Promise<string> {
  const id = await registeredOpen(api, name, players, venue_id);
  await intoPlay(api, id);
  return id;
}

/** Closes the registration of an open, checks everybody in and begins its play. */
export async function intoPlay(api: Api, id: string): Promise<void> {
  const move = (to: string) => api('POST', `/app/opens/${id}/transitions`, { to, confirmed: true });
  await move('registrationClosed');
  await move('reception');
  await allPresent(api, id);
  await move('active');
}

/** Checks everybody in who is not yet. */
export async function allPresent(api: Api, openId: string): Promise<void> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = await api<Inscriptions>(
      'GET',
      `/app/opens/${openId}/inscriptions?itemsPerPage=100&page=${page}`,
    );
    pages = read.pages;
    for (const { _id } of read.collection.filter(({ state }) => state !== 'present'))
      await api('PATCH', `/app/opens/${openId}/inscriptions/${_id}`, { state: 'present' });
  }
}

/** A phase drawn by its seed, with its matches. */
export async function drawnPhase(api: Api, openId: string, body: Record<string, unknown>): Promise<Phase> {
  const { _id: id } = await api<Id>('POST', `/app/opens/${openId}/phases`, body);
  const { groups, report } = await api<Proposal>('POST', `/app/phases/${id}/draw`, {});
  const players = groups.map((group) => ({ players: group.players }));
  await api('PUT', `/app/phases/${id}/groups`, { seed: report.seed, groups: players });
  return api<Phase>('POST', `/app/phases/${id}/matches`);
}

/** In every match of a group, the player first in the alphabet wins. */
export async function playByAlphabet(api: Api, groupId: string): Promise<void> {
  const { matches } = await api<{ matches: readonly Match[] }>('GET', `/app/groups/${groupId}`);
  for (const { _id, a, b } of matches) await playMatch(api, _id, a.name < b.name ? 'a' : 'b');
}

/** Three sets to nil. */
export async function playMatch(api: Api, id: string, winner: 'a' | 'b'): Promise<void> {
  const set = winner === 'a' ? { a: 11, b: 5 } : { a: 5, b: 11 };
  await api('PUT', `/app/matches/${id}/result`, { outcome: 'played', sets: [set, set, set] });
}
