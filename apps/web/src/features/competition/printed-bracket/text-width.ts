import { fontFamily } from '#ui/theme/tokens.ts';

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is for each unit of its size, as this browser sets it; about half a letter's height each where it cannot measure. */
export function widthOfText(text: string, weight: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 0.54;
  context.font = `${weight} 100px ${fontFamily}`;
  return context.measureText(text).width / 100;
}
