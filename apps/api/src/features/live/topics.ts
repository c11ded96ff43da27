import type { LiveTopic, PlainTopic, ShownTopic } from '@topspin/contract';

/** The kinds of topics: `kind`, or `kind:id`. Keys and rings of the bell are written in the same way. */
export const isPlain = (topic: LiveTopic): topic is PlainTopic => !topic.includes(':');
export const isMatch = (key: string): boolean => key.startsWith('match:');
export const isDay = (key: string): boolean => key.startsWith('day:');
export const isPlan = (topic: LiveTopic): boolean => topic.startsWith('plan:');
/** A day as it is shown, which is sent change by change. */
export const isShown = (topic: LiveTopic): topic is ShownTopic => isPlan(topic) || topic.startsWith('hall:');
export const isOfDay = (topic: LiveTopic): boolean => isDay(topic) || isShown(topic);

export const idOf = (key: string): string => key.split(':')[1] ?? '';
