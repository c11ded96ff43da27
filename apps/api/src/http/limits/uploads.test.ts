import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { limitUploads, uploadLimit } from './uploads.ts';

type UploadAttempt = {
  readonly account: string;
  readonly size?: number;
  readonly ip?: string;
  readonly trusted?: boolean;
};

/** An upload that was admitted: what arrives of it, how it is read, and how it ends. */
type Upload = {
  readonly send: (bytes: number) => Promise<unknown>;
  /** All of it has arrived, and is not answered yet. */
  readonly whole: () => Promise<unknown>;
  readonly end: (how?: string) => boolean;
  readonly read: Promise<Buffer | string>;
};

const codeOf = (error: unknown): string => (error as { code: string }).code;

/** Asks to upload so many bytes; returns the error code, or the upload. */
function asking(admit: ReturnType<typeof limitUploads>) {
  return ({ account, size, ip = '192.168.1.2', trusted = true }: UploadAttempt): string | Upload => {
    const raw = Object.assign(new EventEmitter(), { destroyed: false });
    const headers = size === undefined ? {} : { 'content-length': String(size) };
    const sent = new PassThrough();
    try {
      const body = admit({
        request: { headers, viewer: { id: account }, ip },
        reply: { raw },
        body: sent,
        trusted,
      });
      return {
        send: async (bytes) => {
          await new Promise((done) => sent.write(Buffer.alloc(bytes), done));
          // Read by then, since nothing waits in between.
          await new Promise((done) => setImmediate(done));
        },
        whole: async () => {
          sent.end();
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

/** How an upload has ended, if it has. */
const soFar = (upload: Upload | undefined) =>
  Promise.race([upload?.read ?? Promise.resolve('none'), Promise.resolve('arriving')]);

const room = (all: number, ofNetwork = all, ofStrangers = all) =>
  asking(limitUploads({ all, ofNetwork, ofStrangers }));

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
    await first.whole();
    expect(ask({ account: 'eva', size: 41 })).toBe('server.overloaded');
    const second = admitted(ask({ account: 'eva', size: 40 }));
    await second.send(40);
    await second.whole();
    expect(ask({ account: 'joan', size: 1 })).toBe('server.overloaded');
    first.end('finish');
    first.end('close');
    const third = admitted(ask({ account: 'joan', size: 60 }));
    await third.send(60);
    await third.whole();
    expect(ask({ account: 'pau', size: 1 })).toBe('server.overloaded');
  });

  test('whatever size they said', async () => {
    const ask = room(100);
    const first = admitted(ask({ account: 'ada', size: 80 }));
    await first.send(80);
    await first.whole();
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
  const first = admitted(ask({ account: 'a', size: 50, ip: '203.0.113.7' }));
  await first.send(50);
  await first.whole();
  expect(ask({ account: 'b', size: 1, ip: '203.0.113.7' })).toBe('server.overloaded');
  await admitted(ask({ account: 'ada', size: 50 })).send(50);
});

describe('all accounts nobody trusts together', () => {
  test('have half of the room, however many they are, and those that are trusted the rest', async () => {
    const ask = room(100, 100, 50);
    for (const account of ['a', 'b', 'c', 'd', 'e']) {
      const upload = admitted(ask({ account, size: 10, trusted: false }));
      await upload.send(10);
      await upload.whole();
    }
    expect(ask({ account: 'f', size: 1, trusted: false })).toBe('server.overloaded');
    const trusted = admitted(ask({ account: 'ada', size: 50 }));
    await trusted.send(50);
    await trusted.whole();
    expect(ask({ account: 'eva', size: 1 })).toBe('server.overloaded');
  });

  test('make room among themselves, the largest first', async () => {
    const ask = room(100, 100, 50);
    const trusted = admitted(ask({ account: 'ada', size: 51 }));
    await trusted.send(50);
    const large = admitted(ask({ account: 'a', size: 50, trusted: false }));
    await large.send(49);
    admitted(ask({ account: 'b', size: 10, trusted: false }));
    expect(await large.read).toBe('server.overloaded');
    expect(await soFar(trusted)).toBe('arriving');
    // Nor does one that is trusted give way to them, though it is larger.
    expect(ask({ account: 'c', size: 51, trusted: false })).toBe('server.overloaded');
  });

  test('give way to one that is trusted, of their network too, though they are small and quick', async () => {
    const ask = room(100, 50, 50);
    const small = ['a', 'b', 'c', 'd', 'e'].map((account) =>
      admitted(ask({ account, size: 11, trusted: false })),
    );
    for (const upload of small) await upload.send(10);
    await admitted(ask({ account: 'ada', size: 20 })).send(20);
    const ends = await Promise.all(small.map(soFar));
    expect(ends.filter((end) => end === 'server.overloaded')).toHaveLength(2);
  });
});

describe('where there is no room, uploads that still arrive make it', () => {
  test('of the larger ones the largest, which is answered at once, though nothing more of it comes', async () => {
    const ask = room(100);
    const large = admitted(ask({ account: 'a', size: 61 }));
    const medium = admitted(ask({ account: 'b', size: 39 }));
    await large.send(60);
    await medium.send(38);
    const small = admitted(ask({ account: 'ada', size: 10 }));
    expect(await large.read).toBe('server.overloaded');
    await small.send(10);
    await medium.send(1);
    medium.end();
    expect((await medium.read).length).toBe(39);
    admitted(ask({ account: 'a', size: 10 }));
  });

  test('not the smaller ones, unless they have been arriving for long', async () => {
    let clock = 0;
    const ask = asking(limitUploads({ all: 100, ofNetwork: 100, ofStrangers: 100 }, () => clock));
    const slow = ['a', 'b', 'c', 'd', 'e'].map((account) => admitted(ask({ account, size: 20 })));
    for (const upload of slow) await upload.send(19);
    expect(ask({ account: 'ada', size: 40 })).toBe('server.overloaded');
    clock = 20_001;
    await admitted(ask({ account: 'ada', size: 40 })).send(40);
    expect(await soFar(slow[0])).toBe('server.overloaded');
    expect(await soFar(slow[4])).toBe('arriving');
  });

  test('those of the same network, where that has no room', async () => {
    const ask = room(100, 50);
    const elsewhere = admitted(ask({ account: 'a', size: 50, ip: '203.0.113.7' }));
    await elsewhere.send(49);
    const here = admitted(ask({ account: 'b', size: 48 }));
    await here.send(47);
    admitted(ask({ account: 'ada', size: 10 }));
    expect(await here.read).toBe('server.overloaded');
    expect(await soFar(elsewhere)).toBe('arriving');
  });
});

test('an upload whose connection has closed by now takes no place', () => {
  const admit = limitUploads({ all: 100, ofNetwork: 100, ofStrangers: 100 });
  const gone = { raw: Object.assign(new EventEmitter(), { destroyed: true }) };
  const upload = { headers: { 'content-length': '100' }, viewer: { id: 'ada' }, ip: '192.168.1.2' };
  const asked = { request: upload, reply: gone, body: new PassThrough(), trusted: true };
  expect(() => admit(asked)).toThrow(expect.objectContaining({ code: 'request.malformed' }));
  admitted(asking(admit)({ account: 'ada', size: 100 }));
});
