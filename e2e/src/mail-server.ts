import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  readonly url: string;
  /** Everything received so far, with its headers; wrapped lines are joined again. */
  readonly received: readonly string[];
  stop(): Promise<void>;
};

/** A real mail server on a free port, which accepts everything. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let mail = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => (mail += part));
      stream.on('end', () => {
        received.push(mail.replaceAll('=\r\n', ''));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, stop };
}
