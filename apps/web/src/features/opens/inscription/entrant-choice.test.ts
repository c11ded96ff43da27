import type { Entrant, Entrants } from '@topspin/contract';
import { expect, test } from 'vitest';
import { consentsFor } from './entrant-choice.ts';

const entrant = (name: string, relation: Entrant['relation']): Entrant => ({
  player: { _id: name, name, avatar: null },
  relation,
  inscription: null,
  reasons: [],
});

const known: Entrants = {
  collection: [],
  consents: [
    { relation: 'self', inscription: null, functional_diversity: '{{player}} lo declara.' },
    {
      relation: 'coach',
      inscription: '{{player}} acepta, y {{player}} lo sabe.',
      functional_diversity: null,
    },
  ],
  text_version: '1',
  contact: null,
  places_left: 1,
  open: true,
};

test.each([
  ['Ana', 'self', { inscription: null, functional_diversity: 'Ana lo declara.' }],
  ['Nil $&', 'coach', { inscription: 'Nil $& acepta, y Nil $& lo sabe.', functional_diversity: null }],
] as const)('the consents for %s as %s carry the name', (name, relation, words) =>
  expect(consentsFor(entrant(name, relation), known)).toEqual(words),
);
