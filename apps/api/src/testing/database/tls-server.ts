import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { pipeline } from 'node:stream';

/** The request of a client that wants TLS: its length, and a number that PostgreSQL chose for it. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

export type TlsServer = {
  readonly port: number;
  /** Of the connections so far: whether each was encrypted. */
  readonly encrypted: readonly boolean[];
  close(): void;
};

/** Passes on connections to a PostgreSQL at a socket; with a certificate it offers TLS, as PostgreSQL itself does. */
export async function tlsServer(
  socketPath: string,
  certificate?: { readonly cert: string; readonly key: string },
): Promise<TlsServer> {
  const encrypted: boolean[] = [];
  const pass = (from: Socket, first: Buffer) => {
    const to = connect(socketPath);
    to.write(first);
    pipeline(from, to, () => undefined);
    pipeline(to, from, () => undefined);
  };
  const serve = async (client: Socket) => {
    client.on('error', () => undefined);
    const [first] = (await once(client, 'data')) as [Buffer];
    const asksForTls = first.equals(tlsRequest);
    if (!asksForTls) {
      encrypted.push(false);
      return pass(client, first);
    }
    client.write(certificate ? 'S' : 'N');
    if (!certificate) return undefined;
    const secured = new TLSSocket(client, { isServer: true, ...certificate });
    secured.on('error', () => undefined);
    const [startup] = (await once(secured, 'data')) as [Buffer];
    encrypted.push(true);
    return pass(secured, startup);
  };
  const server = createServer((client) => void serve(client).catch(() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, encrypted, close: () => void server.close() };
}
