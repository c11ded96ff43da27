/** Whether this page is inside that of another site, where it has no session, keeps nothing and leads nowhere. The page's own script found it out. */
export const isEmbedded =
  typeof document !== 'undefined' && document.documentElement.dataset['frame'] === 'embed';
