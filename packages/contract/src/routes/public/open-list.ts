import { z } from 'zod/mini';
import { route } from '../../conventions/route.ts';
import { publicOpenRow } from '../../public/open-list.ts';

export const listPublicOpens = route({
  name: 'listPublicOpens',
  method: 'GET',
  path: '/public/opens',
  tag: 'public',
  shared: true,
  public: true,
  summary:
    'List the opens whose results are public: those under way, those to come and the latest, by name or venue if searched',
  query: z.object({ search: z._default(z.string().check(z.maxLength(80)), '') }),
  answers: { 200: z.object({ collection: z.array(publicOpenRow) }) },
});
