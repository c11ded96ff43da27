import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether a page needs the width of the menu, with these parameters of its address. */
    readonly needsWidth?: (search: object) => boolean;
  }
}

/** Whether the page needs the room that the menu has beside it in a window that is not very wide: there it opens over the page. */
export const useNeedsWidth = (): boolean =>
  useMatches({
    select: (matches) => matches.some(({ staticData, search }) => staticData.needsWidth?.(search) ?? false),
  });
