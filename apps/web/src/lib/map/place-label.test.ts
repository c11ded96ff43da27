import { expect, test } from 'vitest';
import { placeLabel } from './place-label.ts';

const geometry = { type: 'Point' as const, coordinates: [2.25, 41.93] as [number, number] };

test.each([
  [
    {
      name: 'Pavelló',
      street: 'Carrer de la Pau',
      housenumber: '3',
      postcode: '08500',
      city: 'Vic',
      country: 'España',
    },
    'Pavelló, Carrer de la Pau 3, 08500 Vic, España',
  ],
  [{ street: 'Gran Vía', city: 'Madrid', state: 'Comunidad de Madrid' }, 'Gran Vía, Madrid'],
  [{ name: 'Vic', city: 'Vic', country: 'España' }, 'Vic, España'],
  [{ name: 'Osona', county: 'Osona', state: 'Catalunya' }, 'Osona'],
  [{ name: 'Catalunya', state: 'Catalunya', country: 'España' }, 'Catalunya, España'],
  [{}, ''],
])('%o reads "%s"', (properties, expected) => {
  expect(placeLabel({ geometry, properties })).toBe(expected);
});
