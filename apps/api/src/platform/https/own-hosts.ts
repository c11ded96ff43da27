import { isIPv4 } from 'node:net';

/** The networks of halls and homes, and this machine: address and mask. */
export const networks = [
  ['10.0.0.0', '255.0.0.0'],
  ['172.16.0.0', '255.240.0.0'],
  ['192.168.0.0', '255.255.0.0'],
  ['169.254.0.0', '255.255.0.0'],
  ['100.64.0.0', '255.192.0.0'],
  ['127.0.0.0', '255.0.0.0'],
] as const;

/** Ends of names that no site of the internet can have. */
export const names = ['localhost', 'local', 'lan', 'internal', 'home.arpa'] as const;

export const bytesOf = (address: string): number[] => address.split('.').map(Number);

/** Whether an authority that signs its own names only may sign this address, or this name. */
export function isOwn(host: string): boolean {
  if (!isIPv4(host)) return names.some((end) => host === end || host.endsWith(`.${end}`));
  const bytes = bytesOf(host);
  return networks.some(([network, mask]) => {
    const wanted = bytesOf(network);
    return bytesOf(mask).every((bits, at) => ((bytes[at] ?? 0) & bits) === wanted[at]);
  });
}
