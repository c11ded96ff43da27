import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { ConsentBox } from './consent-box.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['playerList']);
});
afterEach(cleanup);

function Example({ label }: { readonly label: string }) {
  const [given, setGiven] = useState(false);
  return <ConsentBox box={null} label={label} given={given} missing={false} onGive={setGiven} />;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('the consent for a list is unticked when the list makes its text another', async () => {
  const { rerender } = render(<Example label="Nil Serra" />);
  await userEvent.click(box());
  rerender(<Example label="Nil Serra" />);
  expect(box().checked).toBe(true);
  rerender(<Example label="Nil Serra y Ona Serra" />);
  expect(box().checked).toBe(false);
});
