import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Contender } from './contender.tsx';

afterEach(cleanup);

test.each([
  ['Ana Gil', 'AG'],
  ['Ana Gil / Eva Ros', 'AE'],
  ['Jean-Michel Saive / E\u0301lia de la Torre', 'JE\u0301'],
  ['de la Torre / rosa', 'TR'],
])('the picture of %s has the initials %s', (name, initials) => {
  render(<Contender side="a" name={name} player={null} isLink={false} detail={null} figure={null} />);
  expect(screen.getByText(initials)).toBeTruthy();
});
