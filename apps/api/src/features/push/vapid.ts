import { createECDH } from 'node:crypto';

/** How push services recognise this installation (RFC 8292): whom to contact, and the key that signs its messages. */
export type Vapid = {
  readonly subject: string;
  /** In base64url, as browsers take it. */
  readonly publicKey: string;
  readonly privateKey: string;
};

/** The key pair of a secret of the installation: always the same, since browsers subscribe to its public key. */
export function pushKeys(secret: Uint8Array): Pick<Vapid, 'publicKey' | 'privateKey'> {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(secret).toString('base64url'),
  };
}

/** The contact of push services in case of misuse: the sender of mails, or the public address. */
export function contactOf(mailFrom: string | undefined, publicUrl: string): string {
  const address = mailFrom?.match(/[^<\s]+@[^>\s]+/u)?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:topspin@topspin.invalid';
}
