import type { FastifyInstance } from 'fastify';
import { fail } from '#http/fail.ts';

/** Where this installation is served over TLS, and the certificate that a phone is asked to trust. */
export type OwnHttps = {
  readonly port: number;
  /** SHA-256, as phones show it. */
  readonly fingerprint: string;
  readonly certificate: Buffer;
};

/** The type by which Android and iOS offer to install a certificate. */
const type = 'application/x-x509-ca-cert';

/** Serves the certificate of this installation's authority, to be trusted by the phones of the hall. */
export function serveAuthority(
  app: FastifyInstance,
  https: () => OwnHttps | undefined = () => undefined,
): void {
  app.get('/api/topspin.crt', { config: { access: { who: 'anyone' } } }, async (_, reply) => {
    const own = https();
    if (own === undefined) throw fail('request.notFound');
    return reply
      .type(type)
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="topspin.crt"')
      .send(own.certificate);
  });
}
