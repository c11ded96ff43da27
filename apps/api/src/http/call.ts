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
  /** Whether the viewer organises an open or administers a venue, and so sees more. */
  readonly helps: boolean;
};

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
