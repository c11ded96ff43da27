import { usualConnections } from '#db/connect.ts';
import { hostsIn } from '#db/server-addresses.ts';
import { StartFailure } from '#platform/start-failure.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where backups go by themselves, and how they are encrypted. */
export type BackupSettings = {
  /** Undefined: `backups` in the data folder if the embedded PostgreSQL is used, otherwise nowhere. */
  readonly folder: string | undefined;
  /** A second folder, such as a stick or a share. */
  readonly copyFolder: string | undefined;
  /** Undefined: backups are not encrypted. */
  readonly passphrase: string | undefined;
};

export type Settings = {
  /** 0 lets the system choose a free one. */
  port: number;
  host: string;
  /** Undefined: `data` in the base folder, or elsewhere if PostgreSQL's user cannot enter it. */
  dataDir: string | undefined;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` leads through a pool in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** How many connections to the database requests share. */
  poolSize: number;
  /** Whether to serve over TLS too, on the port after `port`, with a certificate of this installation's own authority. */
  https: boolean;
  /** Without a trailing slash; undefined: the machine's address in the hall. */
  publicUrl: string | undefined;
  /** Undefined: no mail can be sent, so it stays in the outbox and accounts count as verified. */
  mail: { smtpUrl: string; from: string } | undefined;
  backups: BackupSettings;
  geocoderUrl: string;
  tileUrl: string;
  /** The attribution that the licence of the map asks for. */
  tileAttribution: string;
  /** The hosts of the push services that notifications may be sent to; `*.` stands for any name below. */
  pushHosts: readonly string[];
  /** Whether the development and lab screens exist. */
  lab: boolean;
  logLevel: LogLevel;
  /** Where `/metrics` is served, for Prometheus; undefined: nowhere. */
  metrics: { readonly port: number; readonly host: string } | undefined;
  /** Which proxies are trusted about the caller's address: none, all, a number of hops, or addresses. */
  trustProxy: boolean | number | string;
};

type Environment = Readonly<Record<string, string | undefined>>;
type Parse<Value> = (text: string) => Value | undefined;

/** Reads the settings once, at the edge; the first invalid one fails the start with one line. */
export function readSettings(environment: Environment): Settings {
  const given = reader(environment);
  return {
    port: given('PORT', 'a number from 0 to 65535', asPort) ?? 3000,
    host: given('HOST', 'a name or an address', asText) ?? '0.0.0.0',
    dataDir: given('DATA_DIR', 'a folder', asText),
    databaseUrl: given('DATABASE_URL', databaseUrlIsLike, asDatabaseUrl),
    databaseDirectUrl: given('DATABASE_DIRECT_URL', databaseUrlIsLike, asDatabaseUrl),
    poolSize: given('POOL_SIZE', 'a number from 4 to 100', asPoolSize) ?? usualConnections,
    https: given('HTTPS', '1 or 0', asYesOrNo) ?? false,
    publicUrl: given('PUBLIC_URL', 'like https://topspin.example, without a path', asOrigin),
    mail: readMail(environment),
    backups: {
      folder: given('BACKUP_DIR', 'a folder', asText),
      copyFolder: given('BACKUP_COPY_DIR', 'a folder', asText),
      passphrase: given('BACKUP_PASSPHRASE', 'at least 12 characters', asPassphrase),
    },
    geocoderUrl: given('GEOCODER_URL', 'an address of http or https', asUrl('http', 'https')) ?? photon,
    tileUrl: given('TILE_URL', 'an address with {z}, {x} and {y}', asTileUrl) ?? openStreetMap,
    tileAttribution: given('TILE_ATTRIBUTION', 'a text', asText) ?? '© OpenStreetMap contributors',
    pushHosts: given('PUSH_HOSTS', 'hosts separated by commas', asHosts) ?? pushServices,
    lab: given('LAB', '1 or 0', asYesOrNo) ?? false,
    logLevel: given('LOG_LEVEL', `one of ${logLevels.join(', ')}`, asLogLevel) ?? 'warn',
    metrics: readMetrics(environment),
    trustProxy:
      given('TRUST_PROXY', 'true, false, a number of proxies, or their addresses', asTrust) ?? false,
  };
}

const databaseUrlIsLike = 'like postgres://user:password@host:5432/database';

const photon = 'https://photon.komoot.io/api/';
const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** The push services of Chrome, Firefox, Edge and Safari. */
const pushServices: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
];

/** An empty setting counts as absent. A value that contains a password is not printed. */
function reader(environment: Environment) {
  return <Value>(name: string, wanted: string, parse: Parse<Value>): Value | undefined => {
    const text = environment[name]?.trim() ?? '';
    if (text === '') return undefined;
    const value = parse(text);
    if (value !== undefined) return value;
    const shown = /_(?:URL|PASSPHRASE)$/u.test(name) ? '' : ` (it is "${text}")`;
    throw new StartFailure(`The setting ${name} must be ${wanted}${shown}.`);
  };
}

function readMail(environment: Environment): Settings['mail'] {
  const given = reader(environment);
  const smtpUrl = given('SMTP_URL', 'like smtp://user:password@host:587', asUrl('smtp', 'smtps'));
  const from = given('MAIL_FROM', 'an address of mail, like Topspin <open@club.example>', asSender);
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) throw new StartFailure('The setting MAIL_FROM is needed where SMTP_URL is set.');
  return { smtpUrl, from };
}

/** On this machine alone, unless it is told otherwise: the figures are nobody's business in the hall. */
function readMetrics(environment: Environment): Settings['metrics'] {
  const given = reader(environment);
  const host = given('METRICS_HOST', 'a name or an address', asText) ?? '127.0.0.1';
  const port = given('METRICS_PORT', 'a number from 0 to 65535', asPort);
  return port === undefined ? undefined : { port, host };
}

const asText: Parse<string> = (text) => text;
const asPassphrase: Parse<string> = (text) => (text.length >= 12 ? text : undefined);
const asSender: Parse<string> = (text) => (/^[^@\s][^@]*@[^@\s]+$/.test(text) ? text : undefined);
const asLogLevel: Parse<LogLevel> = (text) => logLevels.find((level) => level === text.toLowerCase());

const asPort: Parse<number> = (text) => {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined;
};

const asPoolSize: Parse<number> = (text) => {
  const size = Number(text);
  return /^\d{1,3}$/.test(text) && size >= 4 && size <= 100 ? size : undefined;
};

const asYesOrNo: Parse<boolean> = (text) => {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
};

const asTrust: Parse<boolean | number | string> = (text) => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) return Number(text);
  return /^[\da-fA-F.:/, ]+$/.test(text) ? text : undefined;
};

function asUrl(...protocols: string[]): Parse<string> {
  return (text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol.slice(0, -1)) ? text : undefined;
  };
}

/** One or several servers; its options are checked where it is opened, which says more of what is wrong. */
const asDatabaseUrl: Parse<string> = (text) => (hostsIn(text) === undefined ? undefined : text);

const asOrigin: Parse<string> = (text) => {
  const url = URL.parse(text);
  const web = url?.protocol === 'http:' || url?.protocol === 'https:';
  return web && url.pathname === '/' && url.search === '' ? url.origin : undefined;
};

const asHosts: Parse<readonly string[]> = (text) => {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  return hosts.every((host) => /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/u.test(host))
    ? hosts
    : undefined;
};

const asTileUrl: Parse<string> = (text) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) ? asUrl('http', 'https')(text) : undefined;
