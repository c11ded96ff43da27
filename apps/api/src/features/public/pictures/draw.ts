import type { PictureShape } from '@topspin/contract';
import { leastRecent } from '#http/cache/least-recent.ts';
import { inTurns } from '#http/limits/turns.ts';
import type { Preview } from './preview.ts';
import { paint } from './canvas.ts';
import { card } from './card.ts';
import { story } from './story.ts';

type Drawn = { readonly shows: string; readonly png: Buffer };

/** One picture of each subject, with what it shows: a name that changed, or was erased, leaves with the next one. */
const drawn = leastRecent<Drawn>(
  8 * 1024 * 1024,
  ({ png, shows }, key) => png.length + 2 * (shows.length + key.length),
);

/** One picture is drawn at a time, so that a crowd of links takes no more than one processor. */
const inTurn = inTurns({ most: 101 });

const layouts = { card, story } as const satisfies Record<PictureShape, unknown>;

type PictureRequest = {
  /** What it is of, and in which language. */
  readonly subject: string;
  readonly shape: PictureShape;
  readonly gone: AbortSignal;
};

let warmed: Promise<unknown> | undefined;

/** Loads the program that draws and its fonts, once: whoever reads the page of a link asks for its picture next. */
export function warmUp(): void {
  const texts = (['heavy', 'plain'] as const).map((font) => ({
    text: 'Topspin',
    font,
    size: 20,
    box: { left: 0, top: 0, width: 100, height: 50 },
  }));
  warmed ??= inTurn({ work: () => paint({ width: 100, height: 50, shapes: '', texts }) }).catch(
    () => undefined,
  );
}

/** The picture of a shared link, as PNG: the table with its white line, and on it the open, its podium, a match or a result. */
export async function drawPicture(
  preview: Preview,
  { subject, shape, gone }: PictureRequest,
): Promise<Buffer> {
  const key = `${shape} ${subject}`;
  const shows = JSON.stringify(preview);
  const known = () => {
    const before = drawn.get(key);
    return before?.shows === shows ? before.png : undefined;
  };
  return (
    known() ??
    inTurn({
      gone,
      work: async () => {
        // Somebody else's turn may have drawn it meanwhile.
        const before = known();
        if (before) return before;
        const png = await paint(layouts[shape](preview));
        drawn.put(key, { shows, png });
        return png;
      },
    })
  );
}
