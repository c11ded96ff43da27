import { createVenue, eraseMe, getOpen, getVenue, setPhones } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const rosa = givenUser(api, 'Rosa Organizadora');
const conserje = { name: 'Conserjería', code: '+34', phone: '938000000' } as const;

test('a co-organiser named like an open empties none of its texts by erasing the account', async () => {
  const open = await givenOpen(rosa, {
    name: 'Gran Trofeo Ribera',
    description: [{ lang: 'es', text: 'Premios para todas las categorías' }],
  });
  const coOrganiser = await api.registerUser('Gran Trofeo Ribera Premios Categorías');
  await api.db
    .insertInto('open_organisers')
    .values({ open_id: open._id, user_id: coOrganiser.id, role: 'organiser', accepted_at: new Date() })
    .execute();
  await coOrganiser.get(eraseMe, { body: { password: coOrganiser.password } });
  const { name, description } = await rosa.get(getOpen, { params: { id: open._id } });
  expect({ name, description }).toEqual({ name: open.name, description: open.description });
});

test('the people who run a venue are notified of a contact that an erased account took along', async () => {
  const venue = await rosa.get(createVenue, {
    body: {
      name: 'Pabellón',
      address: 'Vic',
      contacts: [conserje],
      time_zone: 'Europe/Madrid',
      terms_accepted: true,
      declaration_accepted: true,
    },
  });
  const stranger = await api.registerUser('Conserjería');
  await stranger.get(setPhones, { params: { id: stranger.id }, body: { phones: [conserje] } });
  await stranger.get(eraseMe, { body: { password: stranger.password } });
  expect((await rosa.get(getVenue, { params: { id: venue._id } })).contacts).toEqual([]);
  const mails = await api.db
    .selectFrom('outbox')
    .select('to_address')
    .where('kind', '=', 'venueContactErased')
    .execute();
  expect(mails).toEqual([{ to_address: rosa.email }]);
  const audited = await api.db
    .selectFrom('audit_log')
    .select('entity_id')
    .where('action', '=', 'eraseContact')
    .execute();
  expect(audited).toEqual([{ entity_id: venue._id }]);
});
