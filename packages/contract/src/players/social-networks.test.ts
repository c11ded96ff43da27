import { describe, expect, test } from 'vitest';
import { socialNetwork, socialPages, type SocialNetwork } from './social-networks.ts';

const kept = (network: SocialNetwork, address: string) => {
  const read = socialNetwork.safeParse({ network, address });
  return read.success ? read.data.address : null;
};

describe('a page in a social network', () => {
  test.each<[string, SocialNetwork, string, string]>([
    ['a user name', 'instagram', '@xoana_tt', 'https://www.instagram.com/xoana_tt'],
    ['one with a dot', 'instagram', 'xoana.tt', 'https://www.instagram.com/xoana.tt'],
    ['one of a network with at signs', 'tiktok', 'xoana', 'https://www.tiktok.com/@xoana'],
    ['an address without its scheme', 'x', ' twitter.com/xoana ', 'https://twitter.com/xoana'],
    ['an address', 'facebook', 'https://es-es.facebook.com/xoana', 'https://es-es.facebook.com/xoana'],
    ['a short link of the network', 'youtube', 'https://youtu.be/abc', 'https://youtu.be/abc'],
    ['a web page anywhere', 'web', 'xoana.example/tenis', 'https://xoana.example/tenis'],
    ['one written oddly', 'x', 'HTTPS://X.com:443\\xoana', 'https://x.com/xoana'],
  ])('may be %s', (_, network, written, address) => {
    expect(kept(network, written)).toBe(address);
  });

  test.each<[string, SocialNetwork, string]>([
    ['of another host', 'instagram', 'https://example.org/xoana'],
    ['of a host that only ends alike', 'x', 'https://netflix.com/xoana'],
    ['of a host that only begins alike', 'instagram', 'https://instagram.com.example.org/xoana'],
    ['with a host for a user', 'instagram', 'https://instagram.com@example.org/xoana'],
    ['at another port', 'instagram', 'https://instagram.com:8443/xoana'],
    ['that is the home page', 'instagram', 'instagram.com'],
    ['that is a program', 'web', 'javascript:alert(1)'],
    ['that is no address', 'web', 'mi página'],
    ['that is too long', 'web', `https://example.org/${'x'.repeat(300)}`],
  ])('is not one %s', (_, network, written) => {
    expect(kept(network, written)).toBeNull();
  });

  test('is only one of each network', () => {
    const page = { network: 'x', address: 'xoana' } as const;
    expect(socialPages.safeParse([page, page]).success).toBe(false);
  });
});
