import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  type ParsedLocation,
} from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn } from '#lib/session/session.ts';
import { readTableAddress } from '#lib/table/table-address.ts';
import { AuthLayout } from '../layouts/auth-layout.tsx';
import { MainLayout } from '../layouts/main-layout.tsx';
import { OnlyFor, OnlyIfMay } from '../layouts/only-for.tsx';
import { HelpLayout } from '../layouts/help-layout.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { paths } from '#lib/paths.ts';

/** The page a visitor wanted before logging in. */
type AuthSearch = { readonly next?: string };

/** The cache that the loaders of pages fill. */
export type PageContext = { readonly queries: QueryClient };

export const rootRoute = createRootRouteWithContext<PageContext>()({ notFoundComponent: NotFoundPage });

/** Lets in users with a refresh token; others log in first, and then return to the page they wanted. */
function logInFirst({ location }: { readonly location: ParsedLocation }): void {
  if (isLoggedIn()) return;
  const next = location.href;
  throw redirect({ to: paths.auth, search: next === paths.home ? {} : { next } });
}

export const mainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'main',
  component: MainLayout,
  beforeLoad: logInFirst,
});

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'access',
  validateSearch: ({ next }: Record<string, unknown>): AuthSearch =>
    typeof next === 'string' ? { next } : {},
  component: AuthLayout,
});

/** The pages for admins alone. */
export const adminRoute = createRoute({
  getParentRoute: () => mainRoute,
  id: 'admin',
  validateSearch: readTableAddress,
  component: () => <OnlyFor who="admin" />,
});

/** The pages for those who manage circuits. */
export const circuitManagerRoute = createRoute({
  getParentRoute: () => mainRoute,
  id: 'circuit-manager',
  validateSearch: readTableAddress,
  component: () => <OnlyFor who="circuitManager" />,
});

/** The pages of those whom the installation lets create opens, and venues. */
export const openCreatorRoute = createRoute({
  getParentRoute: () => mainRoute,
  id: 'open-creator',
  component: () => <OnlyIfMay create="opens" />,
});

export const venueCreatorRoute = createRoute({
  getParentRoute: () => mainRoute,
  id: 'venue-creator',
  component: () => <OnlyIfMay create="venues" />,
});

/** The pages of the lab: without `LAB=1` they do not exist, nor is their code loaded. */
export const labRoute = createRoute({
  getParentRoute: () => mainRoute,
  id: 'lab',
  component: lazyRouteComponent(() => import('../layouts/only-in-lab.tsx'), 'OnlyInLab'),
});

/** The pages of the lab that write. */
export const labAdminRoute = createRoute({
  getParentRoute: () => labRoute,
  id: 'lab-admin',
  component: () => <OnlyFor who="admin" />,
});

/** A page that is one task, without the menu. */
export const editorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'editor',
  beforeLoad: logInFirst,
  component: lazyRouteComponent(() => import('../layouts/editor-layout.tsx'), 'EditorLayout'),
});

/** Public pages, for anybody, logged in or not. */
export const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'help',
  component: HelpLayout,
});

export const plainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'plain',
  component: PlainLayout,
});
