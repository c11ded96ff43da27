import type { Entrant, Entrants } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { chosenOf, consentsFor, tickable } from './entrant-choice.ts';

type Registration = NonNullable<Entrant['inscription']>;

const entrant = (
  name: string,
  relation: Entrant['relation'],
  state?: Registration['state'],
  reasons: readonly string[] = [],
): Entrant => ({
  player: { _id: name, name, avatar: null },
  relation,
  inscription: state ? { _id: `i-${name}`, state, waiting_position: null, may_leave: true } : null,
  reasons: [...reasons],
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

const names = (people: readonly Entrant[]) => people.map(({ player }) => player.name);

describe('who is ticked', () => {
  const mother = entrant('Marta', 'self');
  const nil = entrant('Nil', 'guardian');
  const laia = entrant('Laia', 'coach');
  const nilIn = entrant('Nil', 'guardian', 'registered');

  test.each([
    ['users themselves, nobody else', [mother, nil, laia], {}, ['Marta']],
    ['nobody, once a child is in', [mother, nilIn, laia], {}, []],
    ['nobody, once a child has left', [mother, entrant('Nil', 'guardian', 'withdrawn'), laia], {}, []],
    ['who was ticked', [mother, nil, laia], { Marta: false, Nil: true }, ['Nil']],
    ['nobody who may not enter', [entrant('Marta', 'self', undefined, ['Es mayor.'])], { Marta: true }, []],
    ['nobody who is in', [nilIn], { Nil: true }, []],
  ] as const)('%s', (_, people, ticks, expected) =>
    expect(names(chosenOf(people, new Map(Object.entries(ticks))))).toEqual(expected),
  );

  test('who withdrew has a button instead of a box', () =>
    expect(names(tickable([mother, nil, laia, entrant('Pol', 'coach', 'withdrawn')]))).toEqual([
      'Marta',
      'Nil',
      'Laia',
    ]));
});
