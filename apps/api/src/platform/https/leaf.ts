import { day } from '#http/durations.ts';
import { isIPv4 } from 'node:net';
import * as x509 from '@peculiar/x509';
import { type Authority, curve, subtle } from './authority.ts';

/** A server's certificate and its key, for TLS. */
export type Leaf = { readonly cert: string; readonly key: string; readonly renewAt: Date };

const lasts = 90 * day;
const renewedBefore = 30 * day;

/** Signs a certificate for these addresses and names. Its key is made for it and kept in memory alone. */
export async function signLeaf(authority: Authority, hosts: readonly string[], now: Date): Promise<Leaf> {
  const keys = await subtle.generateKey(curve, true, ['sign', 'verify']);
  const names = hosts.map((host): x509.JsonGeneralName => ({
    type: isIPv4(host) ? 'ip' : 'dns',
    value: host,
  }));
  const certificate = await x509.X509CertificateGenerator.create({
    subject: [{ CN: ['Topspin'] }],
    issuer: authority.certificate.subjectName,
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + lasts),
    publicKey: keys.publicKey,
    signingKey: authority.key,
    signingAlgorithm: curve,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(names),
      await x509.AuthorityKeyIdentifierExtension.create(authority.certificate),
    ],
  });
  const key = await subtle.exportKey('pkcs8', keys.privateKey);
  return {
    cert: `${certificate.toString('pem')}\n${authority.certificate.toString('pem')}\n`,
    key: x509.PemConverter.encode(key, 'PRIVATE KEY'),
    renewAt: new Date(now.getTime() + lasts - renewedBefore),
  };
}
