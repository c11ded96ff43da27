/** Fills the demo in a separate process, so that its memory is returned when it ends. */
import { connect } from '#db/connect.ts';
import { fillDemo } from './fill.ts';

process.once('message', (url) => void fill(String(url)));
process.once('disconnect', () => process.exit(1));

async function fill(url: string): Promise<void> {
  // No request is waiting, and a slow machine may need long.
  const db = connect(url, { limits: {} });
  const lines = await fillDemo(db, new Date());
  await db.destroy();
  process.send?.(lines, undefined, undefined, () => process.exit(0));
}
