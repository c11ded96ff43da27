import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { words } from './page.ts';
import { helpRoute } from './roots.tsx';

/** The questions that are looked for. */
type FaqSearch = { readonly search?: string };

const getParentRoute = () => helpRoute;

const faq = createRoute({
  getParentRoute,
  path: paths.faq,
  validateSearch: ({ search }: Record<string, unknown>): FaqSearch =>
    typeof search === 'string' || typeof search === 'number' ? { search: String(search) } : {},
  loader: words('faq'),
  component: lazyRouteComponent(() => import('#features/help/faq-page.tsx'), 'FaqPage'),
});

const terms = createRoute({
  getParentRoute,
  path: paths.terms,
  loader: words('terms'),
  component: lazyRouteComponent(() => import('#features/help/terms-page.tsx'), 'TermsPage'),
});

const secure = createRoute({
  getParentRoute,
  path: paths.secure,
  loader: words('secure'),
  component: lazyRouteComponent(() => import('#features/help/secure-page.tsx'), 'SecurePage'),
});

/** Pages to read before having an account. */
export const helpRoutes = [faq, secure, terms] as const;
