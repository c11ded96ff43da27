import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { ConsentTick } from './consent-tick.tsx';

afterEach(cleanup);

function Example({ label }: { readonly label: string }) {
  const { control } = useForm({ defaultValues: { consent: false } });
  return <ConsentTick control={control} name="consent" label={label} />;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('a consent is unticked when its text changes, and can be given to the new text', async () => {
  const { rerender } = render(<Example label="De adultos" />);
  await userEvent.click(box());
  rerender(<Example label="De adultos" />);
  expect(box().checked).toBe(true);
  rerender(<Example label="De menores" />);
  expect(box().checked).toBe(false);
  await userEvent.click(box());
  expect(box().checked).toBe(true);
});
