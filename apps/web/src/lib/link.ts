import { installation } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { copyText } from '#ui/copy-text.ts';
import { apiQuery } from '#lib/api/query.ts';

/** The address of a page as others reach it: never localhost, which would be their own machine. */
export function useLinkTo(path: string): string {
  const { data } = useQuery(apiQuery(installation));
  return new URL(path, data?.public_url ?? window.location.origin).href;
}

/** Whether an address leads every device to itself: the server is only reached from its own machine. */
export const isOnlyHere = (address: string): boolean =>
  /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);

/** Copies the address of something. */
export const copyLink = copyText;
