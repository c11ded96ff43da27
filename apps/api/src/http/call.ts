import type { BodyOf, Language, ParamsOf, QueryOf, Role, Route } from '@topspin/contract';
import type { PlayerId, UserId } from '@topspin/engine';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Seal } from './seal.ts';

export type Db = Kysely<Database>;

/** The caller; cached only while changes are heard, so that a lost role or a closed session counts at once. */
export type Viewer = {
  readonly id: UserId;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly lang: Language;
  /** Whether the address is verified, or need not be since no mail is sent. */
  readonly emailVerified: boolean;
  /** Whether the address is known to be theirs: what is meant for an address waits for that. */
  readonly emailProven: boolean;
  readonly roles: readonly Role[];
  readonly playerId: PlayerId | null;
  /**
   * Whether the viewer organises an open, administers a venue, or has somebody in an open for functional diversity: answers for many
   * are not for them.
   */
  readonly seesMore: boolean;
};

/** An umpire without an account, let in by a score link: they score its match, or those of its table, and nothing else. */
export type LinkUmpire = {
  /** The id of their session: one device that opened the link. */
  readonly id: string;
  readonly linkId: string;
  readonly openId: string;
  /** The match of the link, or the one that the device finishes; null for the link of a table. */
  readonly matchId: string | null;
  readonly table: number | null;
  /** Whether the link ended while the device was scoring: it finishes that match. */
  readonly revoked: boolean;
  /** The name they typed, if any. */
  readonly name: string | null;
  readonly expiresAt: Date;
  readonly playerId: null;
  readonly roles: readonly [];
};

/** Another site or a program, which reads what is public of one open with a key of it. */
export type KeyReader = { readonly id: string; readonly openId: string };

/** The scorer of a match: an account, or an umpire let in by a score link. */
export type Scorer = Viewer | LinkUmpire;

export const isLinkUmpire = (scorer: Scorer): scorer is LinkUmpire => 'linkId' in scorer;

/** The account of a scorer, if they have one. */
export const accountOf = (scorer: Scorer): Viewer | null => (isLinkUmpire(scorer) ? null : scorer);

export const isAdmin = (viewer: Pick<Viewer, 'roles'> | null): boolean =>
  viewer?.roles.includes('admin') ?? false;

type VersionOf<R extends Route> = R extends { readonly ifMatch: 'required' } ? number : number | null;

/** One call of a route: the validated input, and what an action needs to answer it. */
export type Call<R extends Route = Route> = {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** The transaction of a write; the plain database of a read, and of a handler with `ownTransaction`. */
  readonly db: Db;
  readonly now: Date;
  /** The caller, or null on a public route. */
  readonly viewer: Viewer | null;
  /** The caller; fails with 401 if nobody is logged in. */
  readonly user: Viewer;
  /** The caller, if let in by a score link; then `viewer` is null. */
  readonly umpire: LinkUmpire | null;
  /** The account or the umpire that calls; fails with 401 if it is neither. */
  readonly scorer: Scorer;
  readonly lang: Language;
  /** The version in `If-Match`: always set if the route requires it. */
  readonly version: VersionOf<R>;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Signs URLs that expire after some hours, and codes. */
  readonly seal: Seal;
  /** For what JSON cannot express: streams, redirects, a raw answer (then `reply.hijack()`). */
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
};

/** The parts of its call that an action needs to write for an account. */
export type Actor = Pick<Call, 'db' | 'now' | 'requestId'> & { readonly user: { readonly id: string } };
