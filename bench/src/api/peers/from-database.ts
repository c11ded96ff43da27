/** A bare Fastify that runs statements and answers with their rows. */
import Fastify from 'fastify';
import pg from 'pg';
import { readTask, type DatabaseTask } from './task.ts';

const { databaseUrl, statements, prepared } = readTask() as DatabaseTask;

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const queries = statements.map(({ sql, parameters }, index) => ({
  text: sql,
  values: [...parameters],
  ...(prepared && { name: `statement ${index}` }),
}));

const app = Fastify();
app.get('*', async () => {
  const answers: unknown[] = [];
  for (const query of queries) answers.push((await pool.query(query)).rows);
  return answers;
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
