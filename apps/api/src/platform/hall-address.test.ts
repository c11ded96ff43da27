import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { hallAddress, ownAddress } from '#platform/hall-address.ts';

const v4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

test.each([
  ['the hall network', { lo: [v4('127.0.0.1', true)], wlan0: [v4('192.168.1.20')] }, '192.168.1.20'],
  ['no network', { lo: [v4('127.0.0.1', true)] }, undefined],
  ['containers beside it', { docker0: [v4('172.17.0.1')], eth0: [v4('10.0.0.5')] }, '10.0.0.5'],
  ['an address nobody handed out', { eth0: [v4('169.254.3.4')] }, undefined],
  ['two networks', { eth0: [v4('10.0.0.5')], wlan0: [v4('192.168.0.7')] }, '192.168.0.7'],
  ['a public server', { eth0: [v4('203.0.113.9')] }, '203.0.113.9'],
])('with %s', (_, interfaces, expected) => {
  expect(hallAddress(interfaces)).toBe(expected);
});

test.each([
  { host: '0.0.0.0', hall: '192.168.1.20', address: 'http://192.168.1.20:3000' },
  { host: '::', hall: undefined, address: 'http://localhost:3000' },
  { host: '127.0.0.1', hall: '192.168.1.20', address: 'http://localhost:3000' },
  { host: 'localhost', hall: '192.168.1.20', address: 'http://localhost:3000' },
  { host: '10.0.0.5', hall: '192.168.1.20', address: 'http://10.0.0.5:3000' },
])('listening on $host, links lead to $address', ({ host, hall, address }) => {
  expect(ownAddress({ host, hall, port: 3000 })).toBe(address);
});
