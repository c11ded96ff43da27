import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ShellHashes } from './shell.ts';

/** The hash of an empty style: what Emotion adds to the page before it writes rules through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type SecuritySettings = { readonly tileUrl: string; readonly shell: ShellHashes };

/** The host that map tiles come from; `{s}` stands for any of its subdomains. */
export const tileOrigin = (tileUrl: string): string =>
  new URL(tileUrl.replace('{s}', '*')).origin.replace('%2A', '*');

/**
 * A policy without eval and without inline code but the shell's own, known by its hash. Nothing here may force https:
 * in a sports hall the phones come over plain HTTP, where such a header leaves a blank page.
 */
export async function secure(app: FastifyInstance, { tileUrl, shell }: SecuritySettings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...shell.scripts],
        'style-src': ["'self'", emptyStyle, ...shell.styles],
        'img-src': ["'self'", 'data:', 'blob:', tileOrigin(tileUrl)],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: false,
    // Browsers heed these two on secure origins alone, and complain on others.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Tile servers ask for the site that shows their maps.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
