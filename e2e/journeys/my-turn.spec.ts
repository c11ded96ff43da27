import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, newcomer } from '../src/steps/api.ts';
import { allPresent, drawnPhase, playMatch, registeredOpen } from '../src/steps/opens-by-api.ts';

type Match = {
  readonly _id: string;
  readonly a: { readonly _id: string };
  readonly b: { readonly _id: string };
};

test('a player hears at home that it is their turn, without reloading', async ({ page, request }) => {
  const directing = await callerFor(request, newPerson('Lía Directo'));
  const openId = await registeredOpen(directing, 'Open del turno', ['Ana Uno', 'Bea Dos', 'Caro Tres']);
  const person = newPerson('Marc Torn');
  const api = await newcomer(request, person);
  const phone = { name: 'Marc', code: '+34', phone: '600123456' };
  const profile = { date_of_birth: '1990-05-17', contact_phone: phone };
  const { player } = await api<{ player: { _id: string } }>('POST', '/app/players/create-from-user', profile);
  const me = player._id;
  await api('POST', `/app/opens/${openId}/inscriptions`, { player_id: me });
  const move = (to: string) => directing('POST', `/app/opens/${openId}/transitions`, { to, confirmed: true });
  await move('registrationClosed');
  await move('reception');
  await allPresent(directing, openId);
  await move('active');
  const phase = await drawnPhase(directing, openId, { number: 1, type: 'groups', groups_count: 1 });
  const group = `/app/groups/${phase.groups[0]?._id ?? ''}`;
  const { matches } = await directing<{ matches: readonly Match[] }>('GET', group);
  const isMine = ({ a, b }: Match) => a._id === me || b._id === me;
  const [first, ...rest] = matches.filter(isMine);
  // The first of theirs is played, and so are those before the next one, but for one.
  const next = matches.findIndex((match) => match === rest[0]);
  const before = matches.slice(0, next).filter((match) => match !== first);
  if (first) await playMatch(directing, first._id, 'a');
  const last = before.pop();
  for (const { _id } of before) await playMatch(directing, _id, 'a');

  // From the first look at its tables, the day has estimates.
  await directing('GET', `/app/opens/${openId}/day`);
  await enter(page, person, '/');
  // As the draw has it, they may have to umpire that last match.
  await expect(page.getByRole('region', { name: /Open del turno/u })).toContainText('Más tarde juegas');
  await page.getByRole('link', { name: 'Mi día' }).first().click();
  const own = page.getByRole('region', { name: 'Tú' });
  await expect(own).toContainText('Más tarde juegas');
  await expect(own).toContainText('Depende de: ');
  await expect(own).toContainText(/Seguramente empieza (?:entre|a) las \d\d:\d\d/u);
  await page.goBack();
  await playMatch(directing, last?._id ?? '', 'b');
  await expect(page).toHaveTitle('Te toca · Topspin');
  await expect(page.getByRole('status').filter({ hasText: /^Te toca$/u })).toBeAttached();

  await page.goto('/my-day');
  await expect(own).toContainText('Te toca');
  await page.goto(`/single-open/${openId}`);
  await expect(page.getByRole('region', { name: '¿Cuándo juego?' })).toContainText('Te toca');
});
