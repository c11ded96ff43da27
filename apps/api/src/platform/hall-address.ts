import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Bridges of containers and virtual machines: nobody in the hall is there. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|tun|tap|utun|wg|zt|tailscale)/i;

/** The most likely first: what routers in homes and halls hand out, then other private networks. */
const likely = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /./];

/** Takes the machine's network interfaces, gives the address phones in the hall reach it by, if there is one. */
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
