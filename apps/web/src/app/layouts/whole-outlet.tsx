import { Outlet, useChildMatches, useMatch } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useIsWholeScreen } from '#ui/page/whole-screen.ts';
import { PaintedWhole } from '#ui/whole/painted-whole.tsx';

type Props = {
  readonly children?: ReactNode;
  /** Links at the end of each page, as far down as it is long: made anew with it. */
  readonly below?: ReactNode;
};

/**
 * The page in a layout, painted whole, and so is the page that what had the whole screen leaves behind. The parts of a page
 * that are routes of their own are the page's affair.
 */
export function WholeOutlet({ children = <Outlet />, below }: Props) {
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const page = useChildMatches({
    select: (below) => (below.find(({ pathname }) => pathname !== here) ?? below.at(-1))?.id ?? '',
  });
  const isWholeScreen = useIsWholeScreen();
  return (
    <PaintedWhole of={isWholeScreen ? `${page} in the whole screen` : page} atOnce={isWholeScreen}>
      {children}
      <Fragment key={page}>{below}</Fragment>
    </PaintedWhole>
  );
}
