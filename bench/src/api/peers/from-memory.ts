/** A bare Fastify that answers with bytes from memory. */
import Fastify from 'fastify';
import { readTask, type MemoryTask } from './task.ts';

const { status, type, body } = readTask() as MemoryTask;

/**
 * Whichever is faster: a short text is sent in one piece with its headers, a long one is not encoded each
 * time.
 */
const payload = body.length < 1000 ? body : Buffer.from(body);

const app = Fastify();
app.get('*', (_, reply) => {
  reply.code(status);
  return body === '' ? reply.send() : reply.type(type).send(payload);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
