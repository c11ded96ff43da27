import { expect, test } from 'vitest';
import { clubsOf, namesOfClubs } from './side-clubs.ts';

const gracia = { _id: 'g', name: 'CTT Gràcia' };
const sabadell = { _id: 's', name: 'CN Sabadell' };

test.each([
  [{ club: null }, [], ''],
  [{ club: gracia }, [gracia], 'CTT Gràcia'],
  [{ club: gracia, other_club: sabadell }, [gracia, sabadell], 'CTT Gràcia / CN Sabadell'],
])('a side has no club, one, or the two of a pair', (side, clubs, name) => {
  expect(clubsOf(side)).toEqual(clubs);
  expect(namesOfClubs(side)).toBe(name);
});
