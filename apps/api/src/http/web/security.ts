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
const policyOf = ({ tileUrl, shell }: SecuritySettings, framedBy: string): string =>
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
    ['frame-ancestors', framedBy],
  ]
    .map((directive) => directive.join(' '))
    .join(';');

/**
 * What Helmet recommends, except headers that browsers honour only on secure origins (`Cross-Origin-Opener-Policy`,
 * `Origin-Agent-Cluster`, `Strict-Transport-Security`). Written once, since it is the same for every answer.
 */
export const securityHeaders = (settings: SecuritySettings): SecurityHeaders => ({
  page: { ...headersOf(policyOf(settings, "'none'")), 'x-frame-options': 'SAMEORIGIN' },
  embed: headersOf(policyOf(settings, '*')),
});

/** Those of every page, and those of the pages that other sites may frame. */
export type SecurityHeaders = { readonly page: Headers; readonly embed: Headers };
type Headers = Readonly<Record<string, string>>;

const headersOf = (policy: string) => ({
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  // Tile servers require the referring site. The path of a page may hold the secret of a score link, so not even files of its own get it.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const embeds = new RegExp(`^/embed/${uuid}/(?:standings|bracket|results|next)/?(?:[?]|$)`, 'u');

/**
 * Whether other sites may frame what is at an address: the parts of an open that clubs show on their pages, written exactly so.
 * These pages have no session and write nothing, so nobody can be led to tap on something in them.
 */
export const isEmbed = (url: string): boolean => embeds.test(url);

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
export function secure(app: FastifyInstance, { page, embed }: SecurityHeaders): void {
  app.addHook('onSend', ({ method, url }, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson) reply.headers(isWrite(method) ? headersOfWrites : jsonHeaders);
    else reply.headers(isEmbed(url) ? embed : page);
    done(null, payload);
  });
}

const isWrite = (method: string): boolean => writes.has(method);
const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
