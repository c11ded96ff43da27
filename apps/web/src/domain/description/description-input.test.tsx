import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Description } from '@topspin/contract';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { DescriptionInput } from './description-input.tsx';

/** As where the code of the editor does not arrive. */
vi.mock('#ui/markdown/crepe-editor.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['descriptions']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Circuit({ description }: { readonly description: Description }) {
  const form = useForm({ defaultValues: { description } });
  return <DescriptionInput of="open" control={form.control} name="description" />;
}

function show(...versions: Description) {
  vi.spyOn(console, 'error').mockReturnValue();
  render(<Circuit description={versions} />, { wrapper: Ground });
}
const spanish = { lang: 'es', text: 'Liga de invierno' } as const;
const catalan = { lang: 'ca', text: 'Lliga d’hivern' } as const;

describe('a description in several languages', () => {
  test('says what each version needs', () => {
    show(spanish);
    expect(
      screen.getByText(
        'Se ha de especificar el idioma y la descripción en todas las versiones que se quieran usar.',
      ),
    ).toBeTruthy();
  });

  test('the first version cannot be removed, the others can', async () => {
    show(spanish, catalan);
    expect(screen.queryByRole('button', { name: 'Quitar esta versión' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Català' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar esta versión' }));
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });

  test('is typed as text where the editor does not load, and says so', async () => {
    show(spanish);
    expect(
      await screen.findByText('Error al cargar el componente. Por favor, recargue la página.'),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Liga de invierno')).toBeTruthy();
  });
});
