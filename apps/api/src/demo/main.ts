/** Fills the demonstration in a process of its own: what that takes in memory is given back when it ends. */
import { connect } from '#db/connect.ts';
import { fillDemo } from './fill.ts';

process.once('message', (url) => void fill(String(url)));
process.once('disconnect', () => process.exit(1));

async function fill(url: string): Promise<void> {
  // Nobody waits for an answer, and a slow machine takes its time.
  const db = connect(url, { limits: {} });
  const lines = await fillDemo(db, new Date());
  await db.destroy();
  process.send?.(lines, undefined, undefined, () => process.exit(0));
}
