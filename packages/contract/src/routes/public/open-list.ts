import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { publicOpenRow } from '../../public/open-list.ts';

const opens = resource('public', '/public/opens');

export const listPublicOpens = opens('listPublicOpens', 'GET', {
  shared: true,
  public: true,
  summary:
    'List the opens whose results are public: those under way, those to come and the latest, by name or venue if searched',
  query: z.object({ search: z._default(z.string().check(z.maxLength(80)), '') }),
  answers: { 200: z.object({ collection: z.array(publicOpenRow) }) },
});
