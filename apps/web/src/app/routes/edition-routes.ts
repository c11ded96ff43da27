import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { words } from './page.ts';
import { circuitManagerRoute } from './roots.tsx';

const getParentRoute = () => circuitManagerRoute;
const loader = words('circuits', 'ranking', 'editionForm');

const newEdition = createRoute({
  getParentRoute,
  loader,
  path: paths.newEdition,
  validateSearch: ({ circuit }: Record<string, unknown>): { readonly circuit?: string } =>
    typeof circuit === 'string' ? { circuit } : {},
  component: lazyRouteComponent(
    () => import('#features/circuits/edition-form/new-edition-page.tsx'),
    'NewEditionPage',
  ),
});

const editEdition = createRoute({
  getParentRoute,
  loader,
  path: paths.editEdition,
  component: lazyRouteComponent(
    () => import('#features/circuits/edition-form/edit-edition-page.tsx'),
    'EditEditionPage',
  ),
});

/** For circuit managers. */
export const editionRoutes = [newEdition, editEdition] as const;
