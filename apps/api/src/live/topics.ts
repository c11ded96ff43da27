/** The channel every server listens on for changes. */
export const liveChannel = 'topspin_live';

/** The topics of a ring: `match:ID`, `open:ID`, `user:ID`. */
export type Topics = readonly string[];

/** Parses the topics of a ring; a malformed ring has none. */
export function topicsIn(payload: string | undefined): Topics {
  try {
    const topics: unknown = JSON.parse(payload ?? '[]');
    return Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [];
  } catch {
    return [];
  }
}
