import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '#features/auth/context.ts';
import type { Db } from '#http/call.ts';
import { anAdminExists } from '#features/auth/store.ts';

/** Whether an installation has its admin, and if not, whether whoever asks may become it without the setup code. */
export async function firstAccount(
  { behindProxy }: Pick<AuthContext, 'behindProxy'>,
  db: Db,
  request: FastifyRequest,
): Promise<'done' | 'free' | 'needsSetupCode'> {
  if (await anAdminExists(db)) return 'done';
  return !behindProxy && isFromThisMachine(request) ? 'free' : 'needsSetupCode';
}

const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
/** What proxies, tunnels and content networks add to a request; no browser sends any of it to a server beside it. */
const proxyHeader =
  /^(?:forwarded|via|cdn-loop|proxy-.+|x-proxy.*|x-forwarded.*|x-original-.+|x-real-.+|x-envoy-.+|x-arr-.+|x-azure-.+|x-amz.+|(?:.+-)?client-ip|(?:.+-)?connecting-ip|cf-.+|tailscale-.+|ngrok-.+)$/u;
const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request was made on the machine the server runs on: over loopback, through no proxy, and to a name of
 * the machine itself, since a page from elsewhere can point a name of its own at 127.0.0.1. Some proxies that say nothing
 * of themselves speak HTTP/1.0, which no browser does; others cannot be told from a browser here, and the settings
 * have to speak of them.
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
