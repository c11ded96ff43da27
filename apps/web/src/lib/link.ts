import { installation } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';

/** The address of a page as others reach it: never localhost, which would be their own machine. */
export function useLinkTo(path: string): string {
  const { data } = useQuery(apiQuery(installation));
  return new URL(path, data?.public_url ?? window.location.origin).href;
}

/** Whether an address leads every device to itself: the server is only reached from its own machine. */
export const isOnlyHere = (address: string): boolean =>
  /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);

/** Puts an address on the clipboard; also on plain HTTP, where there is no clipboard API, and where it is not allowed. */
export async function copyLink(address: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  if (isCopied) return;
  const field = document.createElement('textarea');
  field.value = address;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
