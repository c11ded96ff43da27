import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Entrant } from '@topspin/contract';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { EntrantRow } from './entrant-row.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens']);
});
afterEach(cleanup);

const ona: Entrant = {
  player: { _id: 'p1', name: 'Ona Serra', avatar: null },
  relation: 'guardian',
  inscription: null,
  reasons: [],
};
const none = () => undefined;

function Example({ consent, declaration }: { readonly consent: string; readonly declaration: string }) {
  const [chosen, choose] = useState(false);
  const [declared, declare] = useState(false);
  return (
    <EntrantRow
      open
      showsConsent
      entrant={ona}
      consents={{ inscription: consent, functional_diversity: declaration }}
      chosen={chosen}
      declared={declared}
      waits={false}
      refused={undefined}
      busy={false}
      onChoose={choose}
      onDeclare={declare}
      onLeave={none}
      onReturn={none}
    />
  );
}

const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

test('a registration is unticked when the text consented to changes, and a declaration when its text does', async () => {
  const { rerender } = render(<Example consent="En el Open" declaration="Declaro" />, { wrapper: Ground });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ona Serra' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Declaro' }));
  rerender(<Example consent="En el Open" declaration="Declaro y consiento" />);
  expect([isTicked('Ona Serra'), isTicked('Declaro y consiento')]).toEqual([true, false]);
  rerender(<Example consent="En la Copa" declaration="Declaro y consiento" />);
  expect(isTicked('Ona Serra')).toBe(false);
});
