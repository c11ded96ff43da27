import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { limitUploads, uploadLimit } from './uploads.ts';

type Asked = { readonly account: string; readonly size?: number; readonly ip?: string };

/** An upload that was admitted: what arrives of it, how it is read, and how it ends. */
type Upload = {
  readonly send: (bytes: number) => Promise<unknown>;
  readonly end: (how?: string) => boolean;
  readonly read: Promise<Buffer | string>;
};

const codeOf = (error: unknown): string => (error as { code: string }).code;

/** Asks to upload so many bytes; returns the error code, or the upload. */
function asking(admit: ReturnType<typeof limitUploads>) {
  return ({ account, size, ip = '192.168.1.2' }: Asked): string | Upload => {
    const raw = new EventEmitter();
    const headers = size === undefined ? {} : { 'content-length': String(size) };
    const sent = new PassThrough();
    try {
      const body = admit(
        { headers, viewer: { id: account }, ip } as unknown as FastifyRequest,
        { raw } as unknown as FastifyReply,
        sent,
      );
      return {
        send: async (bytes) => {
          await new Promise((done) => sent.write(Buffer.alloc(bytes), done));
          // Read by then, since nothing waits in between.
          await new Promise((done) => setImmediate(done));
        },
        end: (how = 'finish') => (sent.end(), raw.emit(how)),
        read: buffer(body).catch(codeOf),
      };
    } catch (error) {
      return codeOf(error);
    }
  };
}

const admitted = (upload: string | Upload): Upload => {
  if (typeof upload === 'string') throw new Error(upload);
  return upload;
};

const room = (all: number, ofNetwork = all) => asking(limitUploads({ all, ofNetwork }));

test.each(['finish', 'close'])('an account uploads one thing at a time, until %s', (how) => {
  const ask = asking(limitUploads());
  const first = admitted(ask({ account: 'ada', size: 10 }));
  expect(ask({ account: 'ada', size: 10 })).toBe('request.tooMany');
  admitted(ask({ account: 'eva', size: 10 }));
  first.end(how);
  admitted(ask({ account: 'ada', size: 10 }));
});

describe('no more bytes are read than fit in memory', () => {
  test('until the answer to what had arrived', async () => {
    const ask = room(100);
    const first = admitted(ask({ account: 'ada', size: 60 }));
    await first.send(60);
    expect(ask({ account: 'eva', size: 41 })).toBe('server.overloaded');
    const second = admitted(ask({ account: 'eva', size: 40 }));
    await second.send(40);
    expect(ask({ account: 'joan', size: 1 })).toBe('server.overloaded');
    first.end('finish');
    first.end('close');
    await admitted(ask({ account: 'joan', size: 60 })).send(60);
    expect(ask({ account: 'pau', size: 1 })).toBe('server.overloaded');
  });

  test('whatever size they said', async () => {
    const ask = room(100);
    await admitted(ask({ account: 'ada', size: 80 })).send(80);
    const second = admitted(ask({ account: 'eva' }));
    await second.send(20);
    await second.send(1);
    expect(await second.read).toBe('server.overloaded');
  });
});

test('what arrives is read as it was sent', async () => {
  const upload = admitted(asking(limitUploads())({ account: 'ada' }));
  await upload.send(70_000);
  await upload.send(3);
  upload.end();
  expect(await upload.read).toEqual(Buffer.alloc(70_003));
});

test('slow uploads keep no room for what they have not sent', async () => {
  const ask = asking(limitUploads());
  for (const account of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await admitted(ask({ account, size: uploadLimit })).send(1000);
  admitted(ask({ account: 'ada', size: uploadLimit }));
});

test('one network leaves room for others', async () => {
  const ask = room(100, 50);
  await admitted(ask({ account: 'a', size: 50, ip: '203.0.113.7' })).send(50);
  expect(ask({ account: 'b', size: 1, ip: '203.0.113.7' })).toBe('server.overloaded');
  await admitted(ask({ account: 'ada', size: 50 })).send(50);
});

test('an upload whose connection has closed by now takes no place', () => {
  const admit = limitUploads({ all: 100, ofNetwork: 100 });
  const gone = { raw: Object.assign(new EventEmitter(), { destroyed: true }) } as unknown as FastifyReply;
  const upload = { headers: { 'content-length': '100' }, viewer: { id: 'ada' } } as unknown as FastifyRequest;
  expect(() => admit(upload, gone, new PassThrough())).toThrow(
    expect.objectContaining({ code: 'request.malformed' }),
  );
  admitted(asking(admit)({ account: 'ada', size: 100 }));
});
