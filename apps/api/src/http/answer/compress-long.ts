import type { FastifyInstance } from 'fastify';
import { keptAnswer, sentTo } from '#http/cache/kept-answer.ts';

/** In characters: the Wi-Fi of a hall takes longer to carry more than a server to compress it. */
const leastLong = 8000;

/**
 * Compresses the long answers that are made for one reader alone, but for those with secrets; shared ones are compressed where they are
 * kept.
 */
export function compressLong(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { route } = request.routeOptions.config;
    if (typeof payload !== 'string' || payload.length < leastLong || route?.secret) return payload;
    const { body, encoding } = await sentTo(request.headers['accept-encoding'], keptAnswer(payload));
    reply.header('vary', 'Accept-Encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return body;
  });
}
