import { connect, type Socket } from 'node:net';

export type Answer = {
  /** Undefined if the connection broke. */
  readonly status: number | undefined;
  readonly headers: string;
  readonly text: string;
};

const broken: Answer = { status: undefined, headers: '', text: '' };

/**
 * A connection that asks one thing at a time, as a browser does. By hand, since it has to take much less of the processor than the server
 * that it shares it with: `fetch` takes more.
 */
export class Connection {
  readonly #port: number;
  #socket: Socket | undefined;
  #heard = '';
  #answered: ((answer: Answer) => void) | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  ask(path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((answered) => {
      this.#answered = answered;
      (this.#socket ?? this.#open()).write(
        `GET /api${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}\r\n`,
      );
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    const end = () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#answer(broken);
    };
    socket.setEncoding('utf8').on('error', end).on('close', end);
    socket.on('data', (part: string) => {
      this.#heard += part;
      const answer = wholeAnswer(this.#heard);
      if (answer) this.#answer(answer);
    });
    this.#socket = socket;
    return socket;
  }

  #answer(answer: Answer): void {
    const answered = this.#answered;
    this.#answered = undefined;
    this.#heard = '';
    answered?.(answer);
  }
}

/** The answer, once all of it is there; its length is in bytes. */
function wholeAnswer(heard: string): Answer | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const headers = heard.slice(0, end);
  const text = heard.slice(end + 4);
  const length = Number(/^content-length: (\d+)/imu.exec(headers)?.[1] ?? 0);
  if (Buffer.byteLength(text) < length) return undefined;
  return { status: Number(headers.slice(9, 12)), headers, text };
}
