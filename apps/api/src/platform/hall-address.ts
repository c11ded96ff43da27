import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Bridges of containers and virtual machines, which nobody in the hall can reach. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|tun|tap|utun|wg|zt|tailscale)/i;

/** The most likely first: the ranges of home and hall routers, then other private networks. */
const likely = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /./];

/** The address at which phones in the hall reach this machine, if any, from its network interfaces. */
export function hallAddress(interfaces: Interfaces): string | undefined {
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, list]) => list ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address);
  return likely.flatMap((network) => addresses.filter((address) => network.test(address)))[0];
}

const loopback = /^(localhost|127\.|::1$)/;

/** The address of links and QR codes where none is set: the one in the hall, if this machine answers there. */
export function ownAddress({
  host,
  hall,
  port,
}: {
  host: string;
  hall: string | undefined;
  port: number;
}): string {
  if (loopback.test(host)) return `http://localhost:${port}`;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? (hall ?? 'localhost') : host}:${port}`;
}
