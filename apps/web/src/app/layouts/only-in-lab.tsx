import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** What an installation has only with its lab switched on: elsewhere it does not exist. */
export function OnlyInLab({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const known = useInstallation();
  if (known === undefined) return <BallLoader />;
  return known.lab ? children : <NotFoundPage />;
}
