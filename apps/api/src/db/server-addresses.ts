/** The modes of TLS that libpq knows, which mean here what they mean there. */
const tlsModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type TlsMode = (typeof tlsModes)[number];

/** What to try, in order, for a mode that leaves it to the server. */
const attempts: Readonly<Partial<Record<TlsMode, readonly TlsMode[]>>> = {
  allow: ['disable', 'require'],
  prefer: ['require', 'disable'],
};

/** Which servers libpq would look for that can be what Topspin needs, one that takes writes. */
const sessions = ['any', 'read-write', 'primary'];

/** What a URL of PostgreSQL consists of; unlike that of the web, it may name several hosts. */
const shape =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/u;

/** The servers that a URL names, each with a URL of its own; undefined if it is none. */
export function hostsIn(text: string): readonly URL[] | undefined {
  const found = shape.exec(text)?.groups;
  if (!found) return undefined;
  const { scheme, user = '', hosts = '', path = '', query = '' } = found;
  const parameters = new URLSearchParams(query);
  const named = (name: string) => parameters.get(name)?.split(',') ?? [];
  const paths = named('host');
  const ports = named('port');
  const names = paths.length > 0 ? paths : hosts.split(',');
  if (ports.length > 1 && ports.length !== names.length) return undefined;
  const urls = names.map((name, index) => {
    const port = ports[index] ?? ports[0];
    const own = new URLSearchParams(parameters);
    if (paths.length > 0) own.set('host', name);
    if (port !== undefined) own.set('port', port);
    const host = paths.length > 0 ? hosts.split(',')[0] || 'localhost' : name;
    return URL.parse(`${scheme}${user}${host}${path}${own.size > 0 ? `?${own.toString()}` : ''}`);
  });
  return urls.some((url) => url === null) ? undefined : urls.filter((url) => url !== null);
}

/** What is wrong with the options of a database's URL, in words that follow its name; undefined if nothing is. */
export function wrongOption(text: string): string | undefined {
  const options = hostsIn(text)?.[0]?.searchParams;
  const mode = options?.get('sslmode') ?? undefined;
  const session = options?.get('target_session_attrs') ?? undefined;
  if (mode !== undefined && !isTlsMode(mode)) return `has an sslmode that is none of ${tlsModes.join(', ')}`;
  if (mode === 'verify-ca' && !options?.get('sslrootcert'))
    return 'has sslmode=verify-ca, which needs the file of an authority in sslrootcert';
  if (session !== undefined && !sessions.includes(session))
    return `asks for target_session_attrs=${session}: Topspin needs a server that takes writes`;
  return undefined;
}

/** The URLs to try for a database, one server and one way to it each, as `pg` understands them. */
export function addressesIn(text: string): readonly string[] {
  return hostsIn(text)?.flatMap(waysTo) ?? [text];
}

function waysTo(url: URL): string[] {
  const { searchParams: options } = url;
  const mode = options.get('sslmode');
  if (isSocket(url)) for (const name of ['sslmode', ...files]) options.delete(name);
  if (isSocket(url) || mode === null || !isTlsMode(mode)) return [url.href];
  const ways = attempts[mode] ?? [mode];
  return ways.map((way) => {
    const own = new URL(url);
    own.searchParams.set('sslmode', way);
    // Without it `pg` takes `require` for `verify-full`.
    own.searchParams.set('uselibpqcompat', 'true');
    // Only a mode that demands TLS compares the certificate; of the system, Node knows the authorities by itself.
    if (ways.length > 1 || options.get('sslrootcert') === 'system') own.searchParams.delete('sslrootcert');
    return own.href;
  });
}

const files = ['sslrootcert', 'sslcert', 'sslkey'];

const isTlsMode = (text: string): text is TlsMode => tlsModes.some((mode) => mode === text);

/** PostgreSQL offers no TLS on a socket of this machine. */
const isSocket = (url: URL): boolean =>
  (url.searchParams.get('host') ?? decodeURIComponent(url.hostname)).startsWith('/');

/** How a server is called in a message: never with its password. */
export function hostOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return 'the server';
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const port = url.searchParams.get('port') ?? url.port;
  return port === '' ? host : `${host}:${port}`;
}
