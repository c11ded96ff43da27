import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import { decoder } from '#http/request/picture.ts';

/** Shipped with the program, so that a machine without fonts draws the same. */
const fontAt = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/archivo/${file}`));
const fonts = {
  heavy: { weight: 800, fontfile: fontAt('800ExtraBold/Archivo_800ExtraBold.ttf') },
  plain: { weight: 500, fontfile: fontAt('500Medium/Archivo_500Medium.ttf') },
} as const;

export const colours = {
  blue: '#16398A',
  /** The front of a table end. */
  edge: '#0D2663',
  white: '#FFFFFF',
  /** A lighter text, such as that of the loser. */
  pale: '#C3D0F2',
  ball: '#FFB347',
} as const;

/** A rectangle of a picture, in pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The share of the free room that is before a text. */
const before = { start: 0, middle: 0.5, end: 1 } as const;

/** A text and the box that it stays in: one that is too long wraps, then is smaller. */
export type Text = {
  readonly text: string;
  readonly box: Box;
  readonly size: number;
  readonly font: keyof typeof fonts;
  readonly colour?: string;
  readonly across?: keyof typeof before;
  readonly down?: keyof typeof before;
  /** Made smaller once any of those is: no winner is smaller than the loser for a longer name. */
  readonly alike?: boolean;
};

/** What a picture is made of: shapes as SVG, and texts above them. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
  readonly texts: readonly Text[];
};

/** Draws a picture as PNG on the blue of a table. */
export async function paint({ width, height, shapes, texts }: Layout): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(svg), left: 0, top: 0 }];
  const shown = texts.filter(({ text }) => text !== '');
  const scale = await scaleOf(shown.filter(({ alike = false }) => alike));
  for (const text of shown)
    layers.push(await paintText(text.alike ? { ...text, size: text.size * scale } : text));
  const sharp = await decoder();
  // Without a palette: looking for one takes longer than all the rest.
  return sharp({ create: { width, height, channels: 3, background: colours.blue } })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** So much smaller is a text that does not fit, before all of it is scaled down. */
const smaller = 0.7;

const fits = ({ info }: Rendered, box: Box): boolean => info.width <= box.width && info.height <= box.height;

/** How much smaller texts are that are set alike: twice at most, as the names of pairs may need. */
async function scaleOf(texts: readonly Text[]): Promise<number> {
  if (!(await isAnyTooLong(texts))) return 1;
  const small = texts.map((text) => ({ ...text, size: text.size * smaller }));
  return (await isAnyTooLong(small)) ? smaller * smaller : smaller;
}

async function isAnyTooLong(texts: readonly Text[]): Promise<boolean> {
  for (const text of texts) if (!fits(await render(text), text.box)) return true;
  return false;
}

async function paintText(text: Text): Promise<OverlayOptions> {
  const { box, across = 'start', down = 'start' } = text;
  const { data, info } = await fitted(text);
  return {
    input: data,
    left: Math.round(box.left + (box.width - info.width) * before[across]),
    top: Math.round(box.top + (box.height - info.height) * before[down]),
  };
}

/** A text as large as it fits: smaller before a word is parted, and parted before all of it is scaled down. */
async function fitted(text: Text): Promise<Rendered> {
  const first = await render(text);
  if (fits(first, text.box)) return first;
  const small = { ...text, size: text.size * smaller };
  const second = await render(small);
  if (fits(second, text.box)) return second;
  const parted = await render(small, 'word-char');
  return fits(parted, text.box) ? parted : scaled(parted, text.box);
}

type Rendered = { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number } };

/** A word that is parted at once: whole it may be wider than any picture. */
const longWord = /\S{30}/u;

/** As Pango names it. */
const alignment = { start: 'left', middle: 'centre', end: 'right' } as const;

async function render(
  { text, size, box, font, across = 'start', colour = colours.white }: Text,
  wrap: 'word' | 'word-char' = longWord.test(text) ? 'word-char' : 'word',
): Promise<Rendered> {
  const { weight, fontfile } = fonts[font];
  const sharp = await decoder();
  return sharp({
    text: {
      font: 'Archivo',
      fontfile,
      text: `<span foreground="${colour}" weight="${weight}" size="${Math.round(size * 1024)}">${escaped(text)}</span>`,
      width: Math.round(box.width),
      wrap,
      align: alignment[across],
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

async function scaled({ data }: Rendered, { width, height }: Box): Promise<Rendered> {
  const sharp = await decoder();
  return sharp(data)
    .resize({ width: Math.round(width), height: Math.round(height), fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
}

/** As Pango's markup takes it. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
