import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { cleanup, renderHook } from '../../../testing/testing-library.ts';
import { newOpenValues } from './open-form-values.ts';
import { usePlannedPlaces } from './planned-places.ts';

afterEach(cleanup);

const usual = newOpenValues(Date.UTC(2026, 10, 20), 'Europe/Madrid', 'ana@example.org');

/** The form of an open planned for so many sides, of singles. */
function givenForm(sides: number | undefined) {
  const { result, rerender } = renderHook(
    ({ isDoubles }) => {
      const form = useForm({ defaultValues: { ...usual, players_max: sides ?? usual.players_max } });
      usePlannedPlaces(form, { sides, isDoubles });
      return form;
    },
    { initialProps: { isDoubles: false } },
  );
  return {
    plays: (discipline: 'singles' | 'doubles') => rerender({ isDoubles: discipline === 'doubles' }),
    type: (places: number) => result.current.setValue('players_max', places),
    places: () => result.current.getValues('players_max'),
  };
}

test('the places of 24 planned sides are of 48 people in doubles, and of 24 in singles again', () => {
  const form = givenForm(24);
  expect(form.places()).toBe(24);
  form.plays('doubles');
  expect(form.places()).toBe(48);
  form.plays('singles');
  expect(form.places()).toBe(24);
});

test('they are no more than an open may have', () => {
  const form = givenForm(300);
  form.plays('doubles');
  expect(form.places()).toBe(512);
});

test.each([
  ['a number that somebody typed', 24, 40],
  ['an open that was not planned', undefined, 64],
])('%s stays', (_, sides, places) => {
  const form = givenForm(sides);
  form.type(places);
  form.plays('doubles');
  expect(form.places()).toBe(places);
});
