import { pictureShapes } from '@topspin/contract';
import { rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { percentile } from '../measure.ts';
import { firstOf } from './api-read.ts';
import { withDemo, type DemoServer } from './demo-server.ts';

const langs = ['es', 'en', 'ca'] as const;

/**
 * The pictures of a finished open as a chat or who shares them asks for them: the first one of a process right after the page that names it,
 * which loads what draws it, then the slowest of each kind in all languages and shapes, drawn and kept.
 */
export const publicPictures: Benchmark = {
  name: 'public.pictures',
  run: () =>
    withDemo(async (demo) => {
      const kinds = await kindsOf(demo);
      const [[, path]] = kinds;
      const page = /\/opens\/([^/]+)/u.exec(path)?.[1];
      await (await fetch(`${demo.topspin.address}/o/${page}`)).arrayBuffer();
      const first = await millisecondsOf(demo, path);
      const rows: Row[] = [rowOf({ name: 'public.pictures.first', value: first, unit: 'ms' })];
      for (const [kind, path] of kinds) {
        const drawn: number[] = [];
        const kept: number[] = [];
        for (const lang of langs)
          for (const shape of pictureShapes) {
            const asked = `${path}?lang=${lang}&shape=${shape}`;
            drawn.push(await millisecondsOf(demo, asked));
            kept.push(await millisecondsOf(demo, asked));
          }
        rows.push(
          rowOf({ name: `public.pictures.${kind}`, value: percentile(drawn, 1), unit: 'ms' }),
          rowOf({ name: `public.pictures.${kind}.kept`, value: percentile(kept, 1), unit: 'ms' }),
        );
      }
      return rows;
    }),
};

type Kind = readonly [name: string, path: string];

/** The pictures there are of a finished open: itself with its podium, a match, and the result of its champion. */
async function kindsOf(demo: DemoServer): Promise<readonly [Kind, ...Kind[]]> {
  const member = await demo.logIn('jugadora');
  const open = await firstOf(demo, '/api/app/opens?filters={"state":"finished"}', member);
  const path = `/api/public/opens/${open}`;
  const page = (await (await fetch(`${demo.topspin.address}${path}`)).json()) as {
    readonly results: readonly { readonly _id: string }[];
    readonly podium: readonly { readonly player: { readonly _id: string } }[];
  };
  const [match] = page.results;
  const [champion] = page.podium;
  return [
    ['open', `${path}/picture`],
    ['match', `${path}/matches/${match?._id}/picture`],
    ['result', `${path}/players/${champion?.player._id}/picture`],
  ];
}

async function millisecondsOf({ topspin }: DemoServer, path: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(`${topspin.address}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - before;
}
