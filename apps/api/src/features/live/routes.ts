import { follow, parseTopic } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { handle, type Feature } from '#http/handle.ts';
import { bearerOf } from '#http/request/headers.ts';
import type { Bell } from '#live/bell.ts';
import { startStream } from '#live/stream.ts';
import type { Hub } from './hub.ts';

/** What people follow on their screens: one stream for each browser, with all its topics. */
export const live = (bell: Bell | undefined, hub: Hub | undefined): Feature => ({
  name: 'live',
  routes: [
    handle(follow, async (call) => {
      if (!hub || !bell?.connected) throw fail('server.databaseAway');
      await stream(call, hub);
    }),
  ],
});

async function stream({ http: { request, reply }, query, viewer, umpire }: Call<typeof follow>, hub: Hub) {
  const from = request.headers['last-event-id'];
  const asked = new Map(
    query.topics.split(',').flatMap((text) => {
      const topic = parseTopic(text);
      return topic ? [[topic.topic, topic]] : [];
    }),
  );
  reply.hijack();
  const started = startStream(reply.raw, reply.getHeaders());
  const follower = { stream: started, token: bearerOf(request), viewer, umpire, topics: new Set<never>() };
  await hub
    .follow(follower, { topics: [...asked.values()], from: typeof from === 'string' ? from : undefined })
    .catch(() => started.end());
}
