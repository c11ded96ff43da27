import type { Preview, Result, Score } from './preview.ts';
import { colours, type Box, type Layout, type Text } from './canvas.ts';
import { podium } from './podium.ts';

/** A picture that fills a phone. The applications that show it lay their own buttons over its top and bottom. */
const width = 1080;
const height = 1920;
const margin = 90;
const whole = width - 2 * margin;
const foot = 1600;

/** The edge of the table. */
const edge = `<rect x="32" y="32" width="${width - 64}" height="${height - 64}" fill="none" stroke="${colours.white}" stroke-width="8"/>`;
/** The line in the middle of the table. */
const line = `<path d="M${margin} 590H${width - margin}" stroke="${colours.white}" stroke-width="4"/>`;

/** The two halves of the table, and the ball on one of them. */
const half = `<path d="M${width / 2} 590V${height - 32}" stroke="${colours.white}" stroke-width="4"/>`;
const ball = `<circle cx="${width / 2 + 190}" cy="1240" r="96" fill="${colours.ball}"/>`;

/** The picture of an open, its podium, a match or a result, for a story. */
export function story(preview: Preview): Layout {
  const { shapes, texts } = partsOf(preview);
  return { width, height, shapes: `${edge}${line}${shapes}`, texts: [...heading(preview), ...texts] };
}

type Parts = Pick<Layout, 'shapes' | 'texts'>;

function partsOf({ score, stands, result, more }: Preview): Parts {
  if (score) return { shapes: '', texts: match(score) };
  const box = { left: margin, top: 640, width: whole, height: foot - 640 };
  if (result) return ownResult(result, box);
  if (stands.length > 0) return podium(stands, box, { name: 46, number: 150 }, 0.52);
  return {
    shapes: `${half}${ball}`,
    texts: [
      {
        text: more,
        box: { left: margin, top: 1400, width: whole / 2 - 40, height: 200 },
        size: 44,
        font: 'plain',
      },
    ],
  };
}

/** One table end, and above it who stands there: alone, the name may be as wide as the picture. */
function ownResult({ position, player, club, record }: Result, box: Box): Parts {
  const { shapes, texts } = podium([{ position, names: [''] }], box, { name: 66, number: 200 }, 0.45);
  const above = { left: margin, width: whole };
  return {
    shapes,
    texts: [
      ...texts,
      {
        text: player,
        box: { ...above, top: box.top, height: 270 },
        size: 80,
        font: 'heavy',
        across: 'middle',
        down: 'end',
      },
      {
        text: [club, record].filter(Boolean).join('\n'),
        box: { ...above, top: box.top + 300, height: 140 },
        size: 38,
        font: 'plain',
        colour: colours.pale,
        across: 'middle',
      },
    ],
  };
}

const heading = ({ name, whenAndWhere }: Preview): readonly Text[] => [
  {
    text: name,
    box: { left: margin, top: 220, width: whole, height: 230 },
    size: name.length > 40 ? 64 : 88,
    font: 'heavy',
    down: 'end',
  },
  {
    text: whenAndWhere,
    box: { left: margin, top: 480, width: whole, height: 90 },
    size: 38,
    font: 'plain',
    colour: colours.pale,
  },
];

const match = ({ place, a, b, sets, points, winner }: Score): readonly Text[] => [
  {
    text: place,
    box: { left: margin, top: 626, width: whole, height: 64 },
    size: 48,
    font: 'plain',
    colour: colours.pale,
    across: 'middle',
  },
  {
    text: a,
    box: { left: margin, top: 720, width: whole, height: 190 },
    size: 92,
    font: 'heavy',
    alike: true,
    across: 'middle',
    down: 'end',
    ...(winner === 'b' && { colour: colours.pale }),
  },
  {
    text: sets || 'vs',
    box: { left: margin, top: 930, width: whole, height: 260 },
    size: 250,
    font: 'heavy',
    across: 'middle',
    down: 'middle',
  },
  {
    text: b,
    box: { left: margin, top: 1220, width: whole, height: 250 },
    size: 92,
    font: 'heavy',
    alike: true,
    across: 'middle',
    ...(winner === 'a' && { colour: colours.pale }),
  },
  {
    text: points,
    box: { left: margin, top: 1490, width: whole, height: 110 },
    size: 46,
    font: 'plain',
    colour: colours.pale,
    across: 'middle',
  },
];
