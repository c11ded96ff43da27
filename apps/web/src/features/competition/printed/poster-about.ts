import type { OpenPage } from '@topspin/contract';
import { isPublic } from '#domain/is-public.ts';

type Shown = Pick<OpenPage, 'state' | 'public_results' | 'functional_diversity'>;

/** The purposes of the code of a poster: each leads to a page that anybody may open. */
export type PosterAbout = 'register' | 'follow' | 'results' | 'about';

/** Before, people register; then they follow what is played, where visitors may. */
export function posterAbout(open: Shown): PosterAbout {
  if (open.state === 'created' || open.state === 'registrationOpen') return 'register';
  if (!isPublic(open)) return 'about';
  return open.state === 'finished' ? 'results' : 'follow';
}
