import type { Stand } from './preview.ts';
import { colours, type Box, type Layout, type Text } from './canvas.ts';

type Sizes = { readonly name: number; readonly number: number };

/** The column of each stand, the best in the middle, and its share of the height of the highest. */
const places = [
  { column: 1, height: 1 },
  { column: 0, height: 0.74 },
  { column: 2, height: 0.54 },
] as const;

/** A podium of three table ends in a box, the names above them; the front of the highest takes this share of the height. */
export function podium(
  stands: readonly Stand[],
  box: Box,
  { name, number }: Sizes,
  highest: number,
): Pick<Layout, 'shapes' | 'texts'> {
  const gap = box.width * 0.03;
  const width = (box.width - 2 * gap) / 3;
  const top = width * 0.14;
  // Fewer than three stand in the middle.
  const aside = stands.length === 2 ? 0.5 : 0;
  const drawn = stands.slice(0, places.length).map(({ position, names }, index) => {
    const { column, height: share } = places[index] ?? places[0];
    const left = box.left + (column + aside) * (width + gap);
    const height = box.height * highest * share;
    const front = box.top + box.height - height;
    const label: Text = {
      text: String(position),
      box: { left, top: front, width, height },
      size: (index === 0 ? number : number * 0.7) * (position > 99 ? 0.6 : 1),
      font: 'heavy',
      across: 'middle',
      down: 'middle',
    };
    const who: Text = {
      text: names.join('\n'),
      box: { left, top: box.top, width, height: front - top * 1.6 - box.top },
      size: index === 0 ? name * 1.15 : name,
      font: 'heavy',
      alike: true,
      across: 'middle',
      down: 'end',
    };
    return { shape: tableEnd(left, front, width, height, top), texts: [who, label] };
  });
  return { shapes: drawn.map(({ shape }) => shape).join(''), texts: drawn.flatMap(({ texts }) => texts) };
}

/** A table seen from its end: the top with its white lines, and the front. */
function tableEnd(left: number, front: number, width: number, height: number, top: number): string {
  const inset = width * 0.11;
  const middle = left + width / 2;
  const right = left + width;
  return `<path d="M${left + inset} ${front - top}H${right - inset}L${right} ${front}H${left}z" fill="${colours.blue}"
      stroke="${colours.white}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M${middle} ${front - top}V${front}" stroke="${colours.white}" stroke-width="3"/>
    <path d="M${left + 2} ${front + 2}h${width - 4}v${height - 14}a12 12 0 0 1 -12 12h${28 - width}a12 12 0 0 1 -12 -12z" fill="${colours.edge}"/>`;
}
