import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import { leastRecent } from '#http/cache/least-recent.ts';
import { decoder } from '#http/request/picture.ts';
import { inTurns } from '#http/limits/turns.ts';
import type { Preview } from './preview-words.ts';

/** What messengers and social networks show best. */
const width = 1200;
const height = 630;
const margin = 80;
const blue = '#16398A';
const white = '#FFFFFF';

/** Shipped with the program, so that a machine without fonts draws the same. */
const fontAt = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/archivo/${file}`));
const fonts = {
  heavy: { weight: 800, fontfile: fontAt('800ExtraBold/Archivo_800ExtraBold.ttf') },
  plain: { weight: 500, fontfile: fontAt('500Medium/Archivo_500Medium.ttf') },
} as const;

const cards = leastRecent<Buffer>(4 * 1024 * 1024, (png, key) => png.length + 2 * key.length);

/** One picture is drawn at a time, so that a crowd of links takes no more than one processor. */
const inTurn = inTurns({ most: 101 });

/** The picture of a shared link, as PNG: the table with its white line, and on it the open or the match. */
export async function drawCard(preview: Preview, gone: AbortSignal): Promise<Buffer> {
  const key = JSON.stringify(preview);
  const known = cards.get(key);
  if (known) return known;
  const png = await inTurn({ gone, work: () => draw(preview) });
  cards.put(key, png);
  return png;
}

async function draw({ name, whenAndWhere, score }: Preview): Promise<Buffer> {
  const whole = width - 2 * margin;
  const layers = score
    ? [
        await line(score.a, { size: 52, font: 'heavy', width: whole / 2 - 40, left: margin, top: 90 }),
        await line(score.b, {
          size: 52,
          font: 'heavy',
          width: whole / 2 - 40,
          left: width / 2 + 40,
          top: 90,
          align: 'right',
        }),
        await line(score.sets || 'vs', {
          size: 130,
          font: 'heavy',
          width: whole,
          left: margin,
          top: 260,
          align: 'centre',
        }),
        await line(score.points, {
          size: 38,
          font: 'plain',
          width: whole,
          left: margin,
          top: 420,
          align: 'centre',
        }),
        await line(`${name} · ${whenAndWhere}`, {
          size: 28,
          font: 'plain',
          width: whole,
          left: margin,
          top: 520,
        }),
      ]
    : [
        await line(name, { size: sizeOf(name), font: 'heavy', width: whole, left: margin, top: 110 }),
        await line(whenAndWhere, { size: 38, font: 'plain', width: whole, left: margin, top: 470 }),
      ];
  const sharp = await decoder();
  return sharp({ create: { width, height, channels: 3, background: blue } })
    .composite([{ input: Buffer.from(table), left: 0, top: 0 }, ...layers.flat()])
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

/** A long name is smaller. */
const sizeOf = (name: string): number => (name.length > 70 ? 52 : name.length > 35 ? 66 : 84);

/** The edge of the table. */
const table = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="${white}" stroke-width="6"/></svg>`;

type Place = {
  readonly size: number;
  readonly font: keyof typeof fonts;
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly align?: keyof typeof before;
};

/** The share of the free width that is before a text. */
const before = { left: 0, centre: 0.5, right: 1 } as const;

/** A text at its place, wrapped to a width; nothing for an empty one. */
async function line(
  text: string,
  { size, font, align = 'left', ...place }: Place,
): Promise<OverlayOptions[]> {
  if (text === '') return [];
  const { weight, fontfile } = fonts[font];
  const sharp = await decoder();
  const { data, info } = await sharp({
    text: {
      font: 'Archivo',
      fontfile,
      text: `<span foreground="${white}" weight="${weight}" size="${size}pt">${escaped(text)}</span>`,
      width: Math.round(place.width),
      // A long word would be wider than the picture.
      wrap: 'word-char',
      align,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const room = { width: Math.round(place.width), height: height - place.top - 40 };
  const fits = info.width <= room.width && info.height <= room.height;
  const drawn = fits
    ? { data, info }
    : await sharp(data)
        .resize({ ...room, fit: 'inside' })
        .toBuffer({ resolveWithObject: true });
  const left = place.left + (place.width - drawn.info.width) * before[align];
  return [{ input: drawn.data, left: Math.round(Math.max(0, left)), top: place.top }];
}

/** As Pango's markup takes it. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
