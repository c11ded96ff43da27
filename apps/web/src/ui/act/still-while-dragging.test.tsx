import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setDragging, useStillWhileDragging } from './still-while-dragging.ts';

afterEach(() => act(() => setDragging(false)));

const Shown = ({ value }: { readonly value: string }) => <p>{useStillWhileDragging(value)}</p>;

test('what others change while something is dragged is shown once it is let go', () => {
  const { rerender } = render(<Shown value="one" />);
  rerender(<Shown value="two" />);
  expect(screen.getByText('two')).toBeDefined();
  act(() => setDragging(true));
  rerender(<Shown value="three" />);
  expect(screen.getByText('two')).toBeDefined();
  act(() => setDragging(false));
  expect(screen.getByText('three')).toBeDefined();
});

test('what is shown first during a drag is as it is then, until it is let go', () => {
  act(() => setDragging(true));
  const { rerender } = render(<Shown value="one" />);
  rerender(<Shown value="two" />);
  expect(screen.getByText('one')).toBeDefined();
  act(() => setDragging(false));
  expect(screen.getByText('two')).toBeDefined();
});
