import { day } from '#http/durations.ts';
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';
import { codeOf } from '#platform/error-code.ts';
import { ownNamesOnly } from './own-names.ts';

/** Node's, with the types that the library knows. */
export const { subtle } = x509.cryptoProvider.get();
type SigningKey = Awaited<ReturnType<typeof subtle.importKey>>;

/** This installation's own certificate authority: its certificate is what a phone is asked to trust. */
export type Authority = {
  readonly certificate: x509.X509Certificate;
  /** The certificate as phones take it. */
  readonly der: Buffer;
  /** SHA-256, as phones show it. */
  readonly fingerprint: string;
  readonly key: SigningKey;
};

export const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const lasts = 10 * 365 * day;

const files = { folder: 'https', key: 'authority.key', certificate: 'authority.crt' } as const;

/** Reads the authority kept with the data, or makes it at the first start. */
export async function openAuthority(dataDir: string, now: Date): Promise<Authority> {
  const folder = join(dataDir, files.folder);
  const kept = await read(folder);
  if (kept && kept.certificate.notAfter > now) return kept;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = await make(now);
  await keep(folder, made);
  return made.authority;
}

async function read(folder: string): Promise<Authority | undefined> {
  try {
    const certificate = new x509.X509Certificate(await readFile(join(folder, files.certificate), 'utf8'));
    const [pem] = x509.PemConverter.decode(await readFile(join(folder, files.key), 'utf8'));
    if (pem === undefined) return undefined;
    const key = await subtle.importKey('pkcs8', pem, curve, false, ['sign']);
    return authorityOf(certificate, key);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

type NewAuthority = { readonly authority: Authority; readonly keyPem: string };

async function make(now: Date): Promise<NewAuthority> {
  const keys = await subtle.generateKey(curve, true, ['sign', 'verify']);
  const made = now.toISOString().slice(0, 10);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [`Topspin ${made}`] }, { O: ['Topspin'] }],
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + lasts),
    signingAlgorithm: curve,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      // For websites alone: not for mail, programs or devices in a network.
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ownNamesOnly(),
    ],
  });
  const keyPem = x509.PemConverter.encode(await subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  return { authority: authorityOf(certificate, keys.privateKey), keyPem };
}

/** The key first: a certificate without its key could sign nothing. Only this user may read it. */
async function keep(folder: string, { authority, keyPem }: NewAuthority): Promise<void> {
  const put = async (name: string, text: string) => {
    const path = join(folder, name);
    await writeFile(`${path}.new`, text, { mode: 0o600 });
    await chmod(`${path}.new`, 0o600);
    await rename(`${path}.new`, path);
  };
  await put(files.key, keyPem);
  await put(files.certificate, authority.certificate.toString('pem'));
}

function authorityOf(certificate: x509.X509Certificate, key: SigningKey): Authority {
  const der = Buffer.from(certificate.rawData);
  const hash = createHash('sha256').update(der).digest('hex').toUpperCase();
  return { certificate, der, key, fingerprint: hash.replaceAll(/..(?!$)/gu, '$&:') };
}
