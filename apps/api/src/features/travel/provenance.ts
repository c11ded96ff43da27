import type { TravelFile, TravelMatch, TravelPerson } from '@topspin/contract';

type Profile = NonNullable<TravelPerson['profile']>;

/**
 * What a file says and nothing in the installation it enters can: kept as it came, and written again when the open leaves. An open that was
 * not restored keeps its venue alone.
 */
export type Provenance = {
  readonly venue: TravelFile['open']['venue'];
  readonly sourceName?: string;
  readonly record?: TravelFile['record'];
  /** By match. */
  readonly ratings?: Readonly<Record<string, TravelMatch['ratings']>>;
  readonly corrections?: Readonly<Record<string, TravelMatch['corrections']>>;
  /** By person. */
  readonly people?: Readonly<Record<string, Pick<Profile, 'account' | 'rating' | 'looked_after_by'>>>;
  /** By consent. */
  readonly consents?: Readonly<Record<string, Pick<Profile['consents'][number], 'given_by' | 'recorded_by'>>>;
};
