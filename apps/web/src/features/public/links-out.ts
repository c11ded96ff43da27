import { isEmbedded } from '#lib/embedded.ts';

/** What a link of a page that may be embedded takes: inside another site it opens a page of its own. */
export const linksOut = isEmbedded
  ? ({ target: '_blank', rel: 'noopener', preload: false } as const)
  : ({} as const);
