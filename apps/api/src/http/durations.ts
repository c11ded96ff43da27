/** Durations in milliseconds. */
export { day, hour, minute, second } from '@topspin/engine';
