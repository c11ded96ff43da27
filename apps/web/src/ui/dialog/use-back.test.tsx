import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBack } from './use-back.ts';

afterEach(cleanup);

function Dialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  useBack(() => {
    onClose();
    return 'goes';
  });
  return <p>{name}</p>;
}

/** A page whose first dialog gives way to a second one in its place. */
function Page() {
  const [shown, setShown] = useState<string | null>('first');
  return (
    <>
      <button onClick={() => setShown('second')}>On</button>
      {shown !== null && <Dialog key={shown} name={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const entryOfDialog = () => (history.state as { dialog?: string } | null)?.dialog;

test('a dialog that takes the place of another stays open, and going back closes it', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createBrowserHistory(),
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('first');
  await waitFor(() => expect(entryOfDialog()).toBeDefined());
  const before = entryOfDialog();
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await userEvent.click(screen.getByText('On'));
  await left;
  await waitFor(() => {
    expect(entryOfDialog()).toBeDefined();
    expect(entryOfDialog()).not.toBe(before);
  });
  expect(screen.queryByText('second')).not.toBeNull();
  history.back();
  await waitFor(() => expect(screen.queryByText('second')).toBeNull());
});

test('on a page that somebody came to by an anchor, a dialog scrolls nothing as it opens', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  Element.prototype.scrollIntoView = scrolled;
  history.replaceState(null, '', '/#mesa-3');
  const router = createRouter({
    routeTree: createRootRoute({ component: TableOfPlan }),
    history: createBrowserHistory(),
    scrollRestoration: true,
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('Lock');
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  scrolled.mockClear();
  // The router scrolls when it has drawn the entry.
  const drawn = new Promise((resolve) => router.subscribe('onRendered', resolve));
  await userEvent.click(screen.getByText('Lock'));
  await drawn;
  expect(entryOfDialog()).toBeDefined();
  expect(scrolled).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

function TableOfPlan() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section id="mesa-3">
      <button onClick={() => setOpen(true)}>Lock</button>
      {isOpen && <Dialog name="dialog" onClose={() => setOpen(false)} />}
    </section>
  );
}
