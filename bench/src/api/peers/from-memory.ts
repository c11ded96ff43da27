/** A bare Fastify that answers with bytes it has in memory. */
import Fastify from 'fastify';
import { readTask, type MemoryTask } from './task.ts';

const { status, type, body } = readTask() as MemoryTask;

const app = Fastify();
app.get('/', (_, reply) => {
  reply.code(status);
  return body === '' ? reply.send() : reply.type(type).send(body);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
