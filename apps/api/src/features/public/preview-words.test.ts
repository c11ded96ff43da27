import { erasedNames } from '@topspin/messages/erased-names';
import { expect, test } from 'vitest';
import type { Facts } from './preview-facts.ts';
import { previewOf } from './preview-words.ts';

const day = new Date('2027-02-28T09:00:00Z');
const player = (name: string) => ({ _id: name, name, club: null });
const facts: Facts = {
  id: 'o1',
  name: 'Dobles de Vic',
  date_start: day,
  date_end: day,
  state: 'finished',
  description: [],
  venue: null,
  time_zone: null,
  is_published: true,
  match: null,
  podium: [{ position: 1, player: player(`Ana Gil / ${erasedNames.es.player}`) }],
};

test('one of a pair who was erased is named in the language of the preview', () => {
  expect(previewOf(facts, { lang: 'en' }).stands).toEqual([
    { position: 1, names: [`Ana Gil / ${erasedNames.en.player}`] },
  ]);
});
