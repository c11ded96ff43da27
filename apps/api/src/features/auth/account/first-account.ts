import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '#features/auth/context.ts';
import type { Db } from '#http/call.ts';
import { anAdminExists } from '#features/auth/store.ts';

/** Whether the installation has an admin, and if not, whether the caller may become it without the setup code. */
export async function firstAccount(
  { behindProxy }: Pick<AuthContext, 'behindProxy'>,
  db: Db,
  request: FastifyRequest,
): Promise<'done' | 'free' | 'needsSetupCode'> {
  if (await anAdminExists(db)) return 'done';
  return !behindProxy && isFromThisMachine(request) ? 'free' : 'needsSetupCode';
}

const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
/** Headers added by proxies, tunnels and CDNs; no browser sends them to a local server. */
const proxyHeader =
  /^(?:forwarded|via|cdn-loop|proxy-.+|x-proxy.*|x-forwarded.*|x-original-.+|x-real-.+|x-envoy-.+|x-arr-.+|x-azure-.+|x-amz.+|(?:.+-)?client-ip|(?:.+-)?connecting-ip|cf-.+|tailscale-.+|ngrok-.+)$/u;
const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request was made on the server's own machine: over loopback, without a proxy, and to a local host name,
 * since a foreign page can point its own name at 127.0.0.1. Some proxies that do not identify themselves speak
 * HTTP/1.0, which no browser does; others look like a browser here, so the settings have to declare
 * them.
 */
export function isFromThisMachine({
  socket,
  headers,
  raw,
}: Pick<FastifyRequest, 'socket' | 'headers' | 'raw'>): boolean {
  const local = loopback.includes(socket.remoteAddress ?? '');
  const direct = raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => proxyHeader.test(name));
  const host = headers.host?.replace(/:\d+$/u, '') ?? '';
  return local && direct && ownNames.includes(host);
}
