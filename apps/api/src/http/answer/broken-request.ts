import type { Socket } from 'node:net';
import type { ErrorCode } from '@topspin/contract';
import { errorBodyOf } from './error-answer.ts';
import { fail } from '#http/fail.ts';
import { newRequestId } from '#http/request/request-id.ts';

type Headers = Readonly<Record<string, string>>;
type Answer = { readonly status: string; readonly code: ErrorCode };

const malformed: Answer = { status: '400 Bad Request', code: 'request.malformed' };

/** Node's error for a request that it could not read completely. */
const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'request.tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'request.timeout' },
};

/**
 * Answers a malformed request, in the shape and with the headers of every other failure. Its language is
 * unknown, so the text is in Spanish.
 */
export const brokenRequestAnswer =
  (headers: Headers) =>
  (error: Error, socket: Socket): void => {
    const reset = 'code' in error && error.code === 'ECONNRESET';
    if (reset || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, code } = answers['code' in error ? String(error.code) : ''] ?? malformed;
    const requestId = newRequestId();
    const body = JSON.stringify(errorBodyOf(fail(code), 'es', requestId));
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
