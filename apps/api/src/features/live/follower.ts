import type { LiveTopic } from '@topspin/contract';
import type { LinkUmpire, Viewer } from '#http/call.ts';
import type { Stream } from '#live/stream.ts';

/** A client that follows topics over one stream. */
export type Follower = {
  readonly stream: Stream;
  /** Its access token; null for a visitor. */
  readonly token: string | null;
  viewer: Viewer | null;
  /** The umpire let in by a score link. */
  umpire: LinkUmpire | null;
  readonly topics: Set<LiveTopic>;
};

/** The keys under which a topic is heard: the own account has two, its session and its player's matches. */
export function keysOf(topic: LiveTopic, viewer: Viewer | null): readonly string[] {
  if (topic !== 'me') return [topic];
  if (!viewer) return [];
  return viewer.playerId === null
    ? [`user:${viewer.id}`]
    : [`user:${viewer.id}`, `player:${viewer.playerId}`];
}
