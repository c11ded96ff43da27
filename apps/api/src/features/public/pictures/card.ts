import type { Preview, Result, Score } from './preview.ts';
import { colours, type Layout, type Text } from './canvas.ts';
import { podium } from './podium.ts';

/** What messengers and social networks show best. */
const width = 1200;
const height = 630;
const margin = 80;
const whole = width - 2 * margin;

/** The edge of the table. */
const edge = `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="none" stroke="${colours.white}" stroke-width="6"/>`;

/** The picture of a link. */
export function card(preview: Preview): Layout {
  const { shapes, texts } = partsOf(preview);
  return { width, height, shapes: `${edge}${shapes}`, texts };
}

type Parts = Pick<Layout, 'shapes' | 'texts'>;

function partsOf(preview: Preview): Parts {
  const { score, stands, result, name } = preview;
  if (score) return { shapes: '', texts: match(preview, score) };
  if (result) return withHeading(preview, ownResult(result));
  if (stands.length > 0) {
    const box = { left: 130, top: 190, width: 940, height: 416 };
    return withHeading(preview, podium(stands, box, { name: 34, number: 96 }, 0.52));
  }
  return {
    shapes: '',
    texts: [
      {
        text: name,
        box: { left: margin, top: 110, width: whole, height: 330 },
        size: sizeOf(name),
        font: 'heavy',
      },
      {
        text: preview.whenAndWhere,
        box: { left: margin, top: 470, width: whole, height: 100 },
        size: 38,
        font: 'plain',
      },
    ],
  };
}

const withHeading = (preview: Preview, { shapes, texts }: Parts): Parts => ({
  shapes,
  texts: [...heading(preview), ...texts],
});

/** One table end, and beside it who stands there. */
function ownResult({ position, player, club, record }: Result): Parts {
  const beside = { left: 440, width: width - 440 - margin };
  const box = { left: -209, top: 230, width: 900, height: 376 };
  const { shapes, texts } = podium([{ position, names: [] }], box, { name: 40, number: 150 }, 0.8);
  return {
    shapes,
    texts: [
      ...texts,
      { text: player, box: { ...beside, top: 216, height: 180 }, size: 60, font: 'heavy', down: 'end' },
      {
        text: [club, record].filter(Boolean).join('\n'),
        box: { ...beside, top: 426, height: 130 },
        size: 34,
        font: 'plain',
        colour: colours.pale,
      },
    ],
  };
}

/** A long name is smaller. */
const sizeOf = (name: string): number => (name.length > 70 ? 52 : name.length > 35 ? 66 : 84);

const heading = ({ name, whenAndWhere }: Preview): readonly Text[] => [
  { text: name, box: { left: margin, top: 58, width: whole, height: 70 }, size: 50, font: 'heavy' },
  {
    text: whenAndWhere,
    box: { left: margin, top: 134, width: whole, height: 40 },
    size: 28,
    font: 'plain',
    colour: colours.pale,
  },
];

const match = (
  { name, whenAndWhere }: Preview,
  { place, a, b, sets, points, winner }: Score,
): readonly Text[] => [
  {
    text: place,
    box: { left: margin, top: 58, width: whole, height: 44 },
    size: 34,
    font: 'plain',
    colour: colours.pale,
    across: 'middle',
  },
  {
    text: a,
    box: { left: margin, top: 122, width: whole / 2 - 40, height: 150 },
    size: 52,
    font: 'heavy',
    alike: true,
    ...(winner === 'b' && { colour: colours.pale }),
  },
  {
    text: b,
    box: { left: width / 2 + 40, top: 122, width: whole / 2 - 40, height: 150 },
    size: 52,
    font: 'heavy',
    alike: true,
    across: 'end',
    ...(winner === 'a' && { colour: colours.pale }),
  },
  {
    text: sets || 'vs',
    box: { left: margin, top: 280, width: whole, height: 140 },
    size: 130,
    font: 'heavy',
    across: 'middle',
    down: 'middle',
  },
  {
    text: points,
    box: { left: margin, top: 430, width: whole, height: 60 },
    size: 38,
    font: 'plain',
    across: 'middle',
  },
  {
    text: `${name} · ${whenAndWhere}`,
    box: { left: margin, top: 515, width: whole, height: 70 },
    size: 28,
    font: 'plain',
    colour: colours.pale,
  },
];
