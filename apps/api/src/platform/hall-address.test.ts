import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { hallAddress } from '#platform/hall-address.ts';

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
