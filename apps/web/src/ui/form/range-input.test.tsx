import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { RangeInput } from './range-input.tsx';

beforeAll(loadWordsForTests);
afterEach(cleanup);

type Values = { readonly ages: { readonly min: number; readonly max: number } | null };

function Ages() {
  const { control } = useForm<Values>({ defaultValues: { ages: null } });
  const value = useWatch({ control, name: 'ages' });
  return (
    <>
      <RangeInput control={control} name="ages" label="Edad" />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('a range goes from 0 to 100 unless said otherwise, and is null when it is off', async () => {
  render(<Ages />);
  const value = () => screen.getByRole('status').textContent;
  expect(value()).toBe('null');
  await userEvent.click(screen.getByRole('switch'));
  expect(value()).toBe('{"min":0,"max":100}');
  await userEvent.click(screen.getByRole('switch'));
  expect(value()).toBe('null');
});
