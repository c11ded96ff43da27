import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NotFoundPage } from '../not-found-page.tsx';
import { paths } from '../paths.ts';
import { words } from './page.ts';
import { plainRoute } from './roots.tsx';

const getParentRoute = () => plainRoute;

const terms = createRoute({
  getParentRoute,
  path: paths.terms,
  loader: words('terms'),
  component: lazyRouteComponent(() => import('#features/help/terms-page.tsx'), 'TermsPage'),
});

const notFound = createRoute({ getParentRoute, path: '$', component: NotFoundPage });

export const plainRoutes = [terms, notFound] as const;
