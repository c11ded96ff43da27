/** What PostgreSQL's protocol consists of, as far as a pool of the tests has to look into it. */

/** A message with its type, which the first one of a client does not have. */
export type Message = { readonly type: string; readonly bytes: Buffer };

/** Splits what arrives into whole messages. */
export function messagesOf(onMessage: (message: Message) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = rest.readUInt32BE(1) + 1;
      const bytes = rest.subarray(0, end);
      rest = rest.subarray(end);
      onMessage({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
    }
  };
}

export function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** The names at the beginning of a message, and what follows them. */
export function namesIn(
  { bytes }: Message,
  count: number,
): { readonly names: string[]; readonly rest: Buffer } {
  const names: string[] = [];
  let start = 5;
  for (let index = 0; index < count; index += 1) {
    const end = bytes.indexOf(0, start);
    names.push(bytes.toString('utf8', start, end));
    start = end + 1;
  }
  return { names, rest: bytes.subarray(start) };
}

export const named = (names: readonly string[], rest: Buffer): Buffer =>
  Buffer.concat([...names.map((name) => Buffer.from(`${name}\0`)), rest]);

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** The first message of a client, for the protocol of 2003 that everybody speaks. */
export function startup(parameters: Readonly<Record<string, string>>): Buffer {
  const texts = Object.entries(parameters).flatMap(([name, value]) => [name, value]);
  const body = Buffer.concat([number(196_608), named(texts, Buffer.from([0]))]);
  return Buffer.concat([number(body.length + 4), body]);
}

/** The names of the parameters in the first message of a client. */
export const parametersIn = (bytes: Buffer): string[] =>
  bytes
    .toString('utf8', 8)
    .split('\0')
    .filter((_, index) => index % 2 === 0)
    .filter((name) => name !== '');

/** Lets a client in, without a password. */
export const welcome = Buffer.concat([
  message('R', number(0)),
  message('K', Buffer.concat([number(0), number(0)])),
  message('Z', Buffer.from('I')),
]);

export const refusal = (code: string, text: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
