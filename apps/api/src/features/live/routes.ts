import { follow, parseTopic } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { handle, type Feature } from '#http/handle.ts';
import { networkOf, tooMany } from '#http/limits/limits.ts';
import { bearerOf } from '#http/request/headers.ts';
import type { Bell } from '#live/bell.ts';
import { countStreams } from '#live/open-streams.ts';
import { startStream } from '#live/stream.ts';
import { holderOf } from './holder.ts';
import type { Hub } from './hub.ts';

/** What people follow on their screens: one stream for each browser, with all its topics. */
export function live(
  bell: Bell | undefined,
  hub: Hub | undefined,
  watched?: { watchStreams(streams: { readonly open: number }): void },
): Feature {
  const streams = countStreams();
  watched?.watchStreams(streams);
  const streaming = handle(follow, { who: 'anyone', byLink: true, limit: 'streams' }, async (call) => {
    if (!hub || !bell?.connected) throw fail('server.databaseAway');
    const { http } = call;
    const holder = await holderOf(call);
    const leave = streams.enter({
      network: networkOf(http.request.ip),
      holder,
      // One that does not read would keep its socket if it were ended.
      end: () => void http.reply.raw.destroy(),
    });
    if (!leave) throw tooMany(30);
    await stream(call, hub, leave);
  });
  return { name: 'live', routes: [streaming] };
}

async function stream(
  { http: { request, reply }, query, viewer, umpire }: Call<typeof follow>,
  hub: Hub,
  leave: () => void,
) {
  const from = request.headers['last-event-id'];
  const asked = new Map(
    query.topics.split(',').flatMap((text) => {
      const topic = parseTopic(text);
      return topic ? [[topic.topic, topic]] : [];
    }),
  );
  reply.hijack();
  const started = startStream(reply.raw, reply.getHeaders());
  started.onEnd(leave);
  // A closed socket emits no event.
  if (!started.isOpen) leave();
  const follower = { stream: started, token: bearerOf(request), viewer, umpire, topics: new Set<never>() };
  await hub
    .follow(follower, { topics: [...asked.values()], from: typeof from === 'string' ? from : undefined })
    .catch(() => started.end());
}
