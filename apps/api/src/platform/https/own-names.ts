import { Extension } from '@peculiar/x509';
import { bytesOf, names, networks } from './own-hosts.ts';

const nameConstraints = '2.5.29.30';
const [sequence, permitted, dnsName, ipAddress] = [0x30, 0xa0, 0x82, 0x87];

/** A value in DER: its tag, its length, its content. */
function der(tag: number, content: Uint8Array): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/**
 * Lets an authority sign private addresses and names alone (RFC 5280, 4.2.1.10), so that a stolen key is of no use against the
 * internet of those who trust it.
 */
export function ownNamesOnly(): Extension {
  const bases = [
    ...names.map((name) => der(dnsName, Buffer.from(name))),
    ...networks.map(([address, mask]) =>
      der(ipAddress, Buffer.from([...bytesOf(address), ...bytesOf(mask)])),
    ),
  ];
  const subtrees = Buffer.concat(bases.map((base) => der(sequence, base)));
  return new Extension(nameConstraints, true, Uint8Array.from(der(sequence, der(permitted, subtrees))));
}
