import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import {
  message,
  messagesOf,
  named,
  namesIn,
  parametersIn,
  refusal,
  startup,
  welcome,
  type Message,
} from './wire.ts';

export type PoolOptions = {
  /** Whether it refuses settings of a session in the first message, as PgBouncer does, or leaves them out when told to. */
  readonly refusesSettings?: boolean;
  /** Whether it knows the prepared statements of its clients, as PgBouncer does from 1.21 on. */
  readonly keepsStatements?: boolean;
};

export type PoolOfTransactions = { readonly url: string; close(): void };

type Backend = {
  readonly socket: Socket;
  readonly known: Set<string>;
  /** The client whose transaction it has. */
  client: Socket | undefined;
  /** How many answers to statements that the pool itself prepared are not for the client. */
  swallow: number;
};

const tlsRequest = 80_877_103;
const settingsOfSession = ['statement_timeout', 'idle_in_transaction_session_timeout', 'options'];

/**
 * Stands before a PostgreSQL as PgBouncer does in transaction mode: each transaction of a client gets another connection than the last one
 * had. It asks nobody for a password.
 */
export async function poolOfTransactions(
  url: string,
  options: PoolOptions = {},
): Promise<PoolOfTransactions> {
  const address = new URL(url);
  const socketPath = `${address.searchParams.get('host')}/.s.PGSQL.${address.port || '5432'}`;
  const database = address.pathname.slice(1);
  const idle: Backend[] = [];
  const all = new Set<Backend>();
  let clients = 0;

  const give = (backend: Backend) => {
    backend.client = undefined;
    idle.push(backend);
  };
  const onAnswer = (backend: Backend, { type, bytes }: Message) => {
    if (type === '1' && backend.swallow > 0) {
      backend.swallow -= 1;
      return;
    }
    backend.client?.write(bytes);
    // Nobody is in a transaction any more. What an idle connection says, such as a notification, is for nobody.
    if (type === 'Z' && bytes.toString('latin1', 5) === 'I') give(backend);
  };
  const open = async (): Promise<Backend> => {
    const socket = connect(socketPath);
    socket.on('error', () => undefined);
    const backend: Backend = { socket, known: new Set(), client: undefined, swallow: 0 };
    const ready = Promise.withResolvers<void>();
    let isReady = false;
    socket.on(
      'data',
      messagesOf((answer) => {
        if (isReady) return onAnswer(backend, answer);
        isReady = answer.type === 'Z';
        if (isReady) ready.resolve();
      }),
    );
    socket.write(startup({ user: address.username, database, client_encoding: 'UTF8' }));
    await ready.promise;
    all.add(backend);
    return backend;
  };

  /** Passes on what a client sends; its prepared statements get names of its own. */
  const serveMessages = (client: Socket, id: number) => {
    const prepared = new Map<string, Buffer>();
    let backend: Backend | undefined;
    const translated = (to: Backend, given: Message): Buffer => {
      if (!options.keepsStatements || !'PB'.includes(given.type)) return given.bytes;
      const { names, rest } = namesIn(given, given.type === 'P' ? 1 : 2);
      const own = names.at(-1) ?? '';
      if (own === '') return given.bytes;
      const name = `${id} ${own}`;
      const renamed = message(given.type, named([...names.slice(0, -1), name], rest));
      const isKnown = to.known.has(name);
      to.known.add(name);
      if (given.type === 'P') prepared.set(name, renamed);
      if (given.type === 'P' || isKnown) return renamed;
      to.swallow += 1;
      return Buffer.concat([prepared.get(name) ?? Buffer.alloc(0), renamed]);
    };
    const send = async (given: Message) => {
      if (given.type === 'X') return;
      if (backend?.client !== client) backend = idle.shift() ?? (await open());
      backend.client = client;
      backend.socket.write(translated(backend, given));
    };
    let sent = Promise.resolve();
    client.on(
      'data',
      messagesOf((given) => void (sent = sent.then(() => send(given)))),
    );
    client.on('close', () => {
      if (backend?.client === client) backend.socket.destroy();
    });
  };

  const serve = async (client: Socket) => {
    client.on('error', () => undefined);
    let [first] = (await once(client, 'data')) as [Buffer];
    if (first.readUInt32BE(4) === tlsRequest) {
      client.write('N');
      [first] = (await once(client, 'data')) as [Buffer];
    }
    const refused = parametersIn(first).find((name) => settingsOfSession.includes(name));
    if (options.refusesSettings && refused !== undefined)
      return client.end(refusal('08P01', `unsupported startup parameter: ${refused}`));
    serveMessages(client, (clients += 1));
    return client.write(welcome);
  };
  const server = createServer((client) => void serve(client).catch(() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${address.username}@127.0.0.1:${port}/${database}`,
    close() {
      server.close();
      for (const { socket } of all) socket.destroy();
    },
  };
}
