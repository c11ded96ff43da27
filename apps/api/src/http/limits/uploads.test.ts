import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { limitUploads, uploadLimit } from './uploads.ts';

/** Asks to upload so many bytes; returns the error code, or a function that ends the upload. */
function asking(admit: ReturnType<typeof limitUploads>) {
  return (account: string, size?: number): string | ((how?: string) => void) => {
    const raw = new EventEmitter();
    const headers = size === undefined ? {} : { 'content-length': String(size) };
    try {
      admit(
        { headers, viewer: { id: account } } as unknown as FastifyRequest,
        { raw } as unknown as FastifyReply,
      );
    } catch (error) {
      return (error as { code: string }).code;
    }
    return (how = 'finish') => void raw.emit(how);
  };
}

test.each(['finish', 'close'])('an account uploads one thing at a time, until %s', (how) => {
  const ask = asking(limitUploads());
  const end = ask('ada', 10);
  expect(ask('ada', 10)).toBe('request.tooMany');
  expect(ask('eva', 10)).toBeTypeOf('function');
  if (typeof end === 'function') end(how);
  expect(ask('ada', 10)).toBeTypeOf('function');
});

test('no more bytes are read than fit in memory', () => {
  const ask = asking(limitUploads(100));
  const end = ask('ada', 60);
  expect(ask('eva', 41)).toBe('server.overloaded');
  expect(ask('eva', 40)).toBeTypeOf('function');
  expect(ask('joan', 1)).toBe('server.overloaded');
  if (typeof end !== 'function') throw new Error('refused');
  end('finish');
  end('close');
  expect(ask('joan', 60)).toBeTypeOf('function');
  expect(ask('pau', 1)).toBe('server.overloaded');
});

test('an upload whose connection has closed by now takes no place', () => {
  const admit = limitUploads(100);
  const gone = { raw: Object.assign(new EventEmitter(), { destroyed: true }) } as unknown as FastifyReply;
  const upload = { headers: { 'content-length': '100' }, viewer: { id: 'ada' } } as unknown as FastifyRequest;
  expect(() => admit(upload, gone)).toThrow(expect.objectContaining({ code: 'request.malformed' }));
  expect(asking(admit)('ada', 100)).toBeTypeOf('function');
});

test('an upload that does not say its size counts as the largest', () => {
  const ask = asking(limitUploads(uploadLimit));
  expect(ask('ada')).toBeTypeOf('function');
  expect(ask('eva', 1)).toBe('server.overloaded');
});
