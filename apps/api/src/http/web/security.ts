import type { FastifyInstance } from 'fastify';
import type { ShellHashes } from './shell.ts';

/** The hash of an empty style, which Emotion adds to the page before it inserts rules through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type SecuritySettings = { readonly tileUrl: string; readonly shell: ShellHashes };

/** The hosts that map tiles come from: `{s}` stands for the subdomains a, b and c. */
export const tileOrigins = (tileUrl: string): string[] =>
  (tileUrl.includes('{s}') ? ['a', 'b', 'c'] : ['']).map(
    (subdomain) => new URL(tileUrl.replace('{s}', subdomain)).origin,
  );

/**
 * A policy without eval or inline code except the shell's own, allowed by its hash. Nothing here may force https:
 * in a sports hall the phones come over plain HTTP, where such a header leaves a blank page.
 */
const policyOf = ({ tileUrl, shell }: SecuritySettings): string =>
  [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...shell.scripts],
    ['style-src', "'self'", emptyStyle, ...shell.styles],
    ['img-src', "'self'", 'data:', 'blob:', ...tileOrigins(tileUrl)],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join(';');

/**
 * What Helmet recommends, except headers that browsers honour only on secure origins (`Cross-Origin-Opener-Policy`,
 * `Origin-Agent-Cluster`, `Strict-Transport-Security`). Written once, since it is the same for every answer.
 */
export const securityHeaders = (settings: SecuritySettings): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(settings),
  'cross-origin-resource-policy': 'same-origin',
  // Tile servers require the referring site. The path of a page may hold the secret of a score link, so not even files of its own get it.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** All that concerns JSON, which is no document: the whole set would be a third of what a point costs on the wire. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** A write takes a token or a body of JSON, so no other page can embed or frame its answer (ADR 96). */
const headersOfWrites: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
};

/** Sets them on every answer except a 304, whose client has them already. */
export function secure(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onSend', ({ method }, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson) reply.headers(isWrite(method) ? headersOfWrites : jsonHeaders);
    else reply.headers(headers);
    done(null, payload);
  });
}

const isWrite = (method: string): boolean => writes.has(method);
const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
