/** The composition root: puts all parts of a server together and passes each what it needs. */
import type { FastifyInstance } from 'fastify';
import { admin } from '#features/admin/routes.ts';
import { backups } from '#features/backups/routes.ts';
import { authenticator } from '#features/auth/sessions/authenticate.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { auth } from '#features/auth/routes.ts';
import { usualPasswordCost, type PasswordCost } from '#features/auth/password.ts';
import { loadSecrets, type Secrets } from '#features/auth/secrets.ts';
import { calendars } from '#features/calendars/routes.ts';
import { knownRankings } from '#features/circuits/ranking/known-rankings.ts';
import { circuits } from '#features/circuits/routes.ts';
import { clickTt } from '#features/click-tt/routes.ts';
import { clubs } from '#features/clubs/routes.ts';
import { umpireAuthenticator } from '#features/competition/links/authenticate.ts';
import { competition } from '#features/competition/routes.ts';
import { openDays, shownDays, type Days, type ShownDays } from '#features/day/reads.ts';
import { day } from '#features/day/routes.ts';
import { geo } from '#features/geo/routes.ts';
import { health, watchDatabase } from '#features/health/routes.ts';
import { inscriptions } from '#features/inscriptions/routes.ts';
import { invitations } from '#features/invitations/routes.ts';
import { lab } from '#features/lab/routes.ts';
import { keyAuthenticator } from '#features/open-keys/authenticate.ts';
import { openKeys } from '#features/open-keys/routes.ts';
import { openHub, type Hub } from '#features/live/hub.ts';
import { live } from '#features/live/routes.ts';
import { opens } from '#features/opens/routes.ts';
import { pending } from '#features/pending/routes.ts';
import { players } from '#features/players/routes.ts';
import { previewPages } from '#features/public/preview-pages.ts';
import { publicPages } from '#features/public/routes.ts';
import { push } from '#features/push/routes.ts';
import { settings } from '#features/settings/routes.ts';
import { status, type Machine } from '#features/status/routes.ts';
import { travel } from '#features/travel/routes.ts';
import { trust } from '#features/trust/routes.ts';
import { venues } from '#features/venues/routes.ts';
import type { Backups } from '#backup/kept/backups.ts';
import { bind, type Binding } from '#http/bind.ts';
import type { Db } from '#http/call.ts';
import { checkAnswers, checkShared } from '#http/answer/check-answers.ts';
import { compressLong } from '#http/answer/compress-long.ts';
import type { Feature } from '#http/handle.ts';
import { callTurns, turnsFor } from '#http/limits/call-turns.ts';
import { prepareLimits, usualLimits, type Limits } from '#http/limits/limits.ts';
import { serveDocs } from '#http/openapi/serve.ts';
import { refuseEarly } from '#http/limits/refuse-early.ts';
import { securityHeaders } from '#http/web/security.ts';
import { sealWith } from '#http/seal.ts';
import { createServer } from '#http/server.ts';
import { shareAnswers } from '#http/cache/shared-answers.ts';
import { readShell, shellHashes } from '#http/web/shell.ts';
import { hearTables, type TableChanges } from '#http/cache/table-changes.ts';
import { noteFailure } from '#http/log/note-failure.ts';
import { unknownAddress } from '#http/answer/unknown-address.ts';
import { parseUploads } from '#http/request/upload-body.ts';
import { readViewer } from '#http/access/viewer.ts';
import { answerPage, isPage, serveWeb } from '#http/web/web-files.ts';
import { serveAuthority, type OwnHttps } from '#http/web/authority.ts';
import type { Bell } from '#live/bell.ts';
import type { Metrics } from '#metrics/metrics.ts';
import { effects } from './effects.ts';
import type { Settings } from './settings.ts';

export type AppOptions = {
  /** A migrated database; its opener closes it. */
  readonly db: Db;
  /** A connection that only readiness uses; without it that takes its turn with everything else. */
  readonly healthDb?: Db;
  /** Notifies this server of changes; without it nothing that can change is cached. */
  readonly bell?: Bell;
  readonly settings: Pick<
    Settings,
    | 'publicUrl'
    | 'mail'
    | 'geocoderUrl'
    | 'tileUrl'
    | 'tileAttribution'
    | 'pushHosts'
    | 'lab'
    | 'logLevel'
    | 'trustProxy'
  >;
  /** The address in the hall, the base of links if `PUBLIC_URL` is not set; called when needed. */
  readonly hallUrl?: () => string;
  /** The TLS address with a certificate of our own, once it is served there; called when needed. */
  readonly https?: () => OwnHttps | undefined;
  /** The backups of this server, if it keeps any. */
  readonly backups?: Backups | undefined;
  /** The days of play, if the announcer shares them. */
  readonly days?: Days;
  /** The folder of the built web, to be served beside the API. */
  readonly webRoot?: string;
  /** The clock; tests stop it. */
  readonly now?: () => Date;
  readonly limits?: Limits;
  /** How many connections `db` has; as many as usual if it is left out. */
  readonly connections?: number;
  /** The cost of hashing a new password; for tests. */
  readonly passwordCost?: PasswordCost;
  /** Where the data lies and when it was last backed up, which admins see in *Estado*. */
  readonly machine?: Machine;
  /** Counts what is asked for, if somebody wants to know. */
  readonly metrics?: Pick<Metrics, 'watchApp' | 'watchTurns' | 'watchStreams'>;
  /** Called with every answer that violates its contract; for tests. */
  readonly onBrokenPromise?: (problem: string) => void;
};

type Known = {
  readonly backups?: Backups | undefined;
  readonly changes: TableChanges | undefined;
  readonly days: Days;
  readonly shown: ShownDays;
  readonly secrets: Secrets;
};

/** Every feature of the API except accounts, which build on them; add a new one here. */
function partsOf(
  given: AppOptions['settings'],
  publicUrl: () => string,
  { backups: kept, changes, days, shown, secrets }: Known,
): Feature[] {
  const { mail, lab: hasLab } = given;
  const follow = effects(publicUrl);
  const mailIsSent = mail !== undefined;
  return [
    geo(given),
    admin(follow.admin, mailIsSent),
    backups(kept),
    settings(follow.settings),
    travel(follow.inscriptions),
    clickTt,
    trust(mailIsSent),
    players(follow.players, publicUrl, mailIsSent),
    clubs(follow.clubs),
    venues(publicUrl),
    invitations,
    circuits(publicUrl, knownRankings(changes)),
    opens(follow.opens, publicUrl),
    inscriptions(follow.inscriptions),
    pending,
    calendars(publicUrl, days.turns),
    openKeys,
    publicPages(days.turns),
    push(secrets.push, given),
    day(days, shown),
    ...competition({ ...follow.phases, ...follow.corrections }),
    ...(hasLab ? [lab(follow.inscriptions)] : []),
  ];
}

/** The context of accounts, which need all other features, and a function that lists every feature once the live hub is there. */
export function compose(options: AppOptions, known: Omit<Known, 'days'>) {
  const publicUrl = () => options.settings.publicUrl ?? options.hallUrl?.() ?? 'http://localhost:3000';
  const { days = openDays(known.changes) } = options;
  const parts = partsOf(options.settings, publicUrl, { backups: options.backups, ...known, days });
  const context = authContext(options, { parts, publicUrl, secrets: known.secrets });
  const featuresWith = (hub: Hub | undefined): readonly Feature[] => [
    health(options.healthDb),
    status(options.machine, options.settings.mail !== undefined),
    auth(context),
    ...parts,
    live(options.bell, hub, options.metrics),
  ];
  return { context, featuresWith };
}

/**
 * Builds the server from a migrated database and the settings, ready to listen or to have requests injected.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, settings, webRoot, limits = usualLimits } = options;
  const changes = options.bell && hearTables(options.bell);
  const days = options.days ?? openDays(changes);
  const shown = shownDays(changes, days.estimates);
  const { context, featuresWith } = compose(
    { ...options, days },
    { changes, shown, secrets: await loadSecrets(db) },
  );
  const authenticate = authenticator(context, options.bell);
  const seal = sealWith(context.secrets.addresses);
  const authenticateByLink = umpireAuthenticator({ ...context, seal }, options.bell);
  const shell = webRoot === undefined ? '' : await readShell(webRoot);
  const app = createServer(
    settings,
    securityHeaders({ tileUrl: settings.tileUrl, shell: shellHashes(shell) }),
  );
  options.metrics?.watchApp(app);
  if (options.healthDb) watchDatabase(app, options.healthDb);
  const hub =
    options.bell &&
    openHub({
      db,
      days: shown,
      bell: options.bell,
      authenticate,
      authenticateByLink,
      now: context.now,
      onFailure: noteFailure(app, 'a day could not be read for its followers'),
    });
  const features = featuresWith(hub);
  if (webRoot) await serveWeb(app, webRoot);
  const notNoted = noteFailure(app, 'a use of a key could not be noted');
  const binding: Binding = {
    db,
    now: context.now,
    owns: Object.assign({}, ...features.map(({ owns }) => owns ?? {})),
    authenticate,
    authenticateByLink,
    authenticateByKey: keyAuthenticator({ db, now: context.now, onFailure: notNoted }, options.bell),
    checkLimit: await prepareLimits(app, { limits, db, secret: context.secrets.addresses }),
    turns: callTurns(turnsFor(options.connections), options.connections),
    seal,
    answers: changes && shareAnswers(changes),
    ownAnswers: changes && shareAnswers(changes, sizeOfOwn),
    checkShared: options.onBrokenPromise && checkShared(options.onBrokenPromise),
  };
  options.metrics?.watchTurns(binding.turns);
  refuseEarly(app, binding.turns);
  // Before the server waits for its answers to end.
  app.addHook('preClose', async () => hub?.close());
  serveAuthority(app, options.https);
  await app.register((api) => bindAll(api, binding, features, options), { prefix: '/api' });
  const { answers, now, turns } = binding;
  const { publicUrl } = context;
  const preview = previewPages({ db, shell, answers, now, publicUrl, inTurn: turns.reads });
  answerUnknown(app, features, webRoot === undefined ? undefined : preview);
  return app;
}

/** The size in bytes of the cache for admins, organisers and venue admins, kept apart from the shared answers. */
const sizeOfOwn = 8 * 1024 * 1024;

/** This server speaks plain HTTP: if its address is https, a proxy terminates TLS. */
const isBehindProxy = ({ trustProxy, publicUrl }: AppOptions['settings']): boolean =>
  trustProxy !== false || (publicUrl?.startsWith('https:') ?? false);

type Composed = Pick<AuthContext, 'publicUrl' | 'secrets'> & { readonly parts: readonly Feature[] };

function authContext(
  {
    db,
    settings,
    now = () => new Date(),
    https = () => undefined,
    passwordCost = usualPasswordCost,
  }: AppOptions,
  { parts, publicUrl, secrets }: Composed,
): AuthContext {
  return {
    db,
    now,
    secrets,
    passwordCost,
    mailIsSent: settings.mail !== undefined,
    lab: settings.lab,
    behindProxy: isBehindProxy(settings),
    publicUrl,
    https,
    personalData: parts.flatMap(({ personalData }) => personalData ?? []),
  };
}

async function bindAll(
  api: FastifyInstance,
  binding: Binding,
  features: readonly Feature[],
  options: AppOptions,
): Promise<void> {
  readViewer(api, binding);
  if (options.onBrokenPromise) checkAnswers(api, options.onBrokenPromise);
  compressLong(api);
  const handlers = features.flatMap(({ routes }) => routes);
  parseUploads(
    api,
    handlers.map(({ route }) => route),
  );
  for (const handler of handlers) bind(api, binding, handler);
  serveDocs(
    api,
    handlers.map(({ route, access }) => ({
      route,
      isPublic: access.who === 'anyone',
      byKey: access.byKey === true,
    })),
  );
}

function answerUnknown(
  app: FastifyInstance,
  features: readonly Feature[],
  preview: ReturnType<typeof previewPages> | undefined,
): void {
  const refuse = unknownAddress(features.flatMap(({ routes }) => routes.map(({ route }) => route)));
  app.setNotFoundHandler((request, reply) => {
    if (preview && isPage(request)) return answerPage(request, reply, preview);
    throw refuse(request);
  });
}
