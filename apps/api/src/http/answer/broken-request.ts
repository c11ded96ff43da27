import { randomUUIDv7 } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@topspin/contract';
import { errorBodyOf } from './error-answer.ts';
import { fail } from '#http/fail.ts';

type Answer = { readonly status: string; readonly code: ErrorCode };

const malformed: Answer = { status: '400 Bad Request', code: 'request.malformed' };

/** What Node tells of a request that it could not read to its end. */
const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'request.tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'request.timeout' },
};

/**
 * Answers what never became a request, in the shape of every other failure; nothing of it is known, its language
 * neither, so that it is told in Spanish.
 */
export function answerBrokenRequest(error: Error, socket: Socket): void {
  const reset = 'code' in error && error.code === 'ECONNRESET';
  if (reset || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = answers['code' in error ? String(error.code) : ''] ?? malformed;
  const body = JSON.stringify(errorBodyOf(fail(code), 'es', randomUUIDv7()));
  const headers = [
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
