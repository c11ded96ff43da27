const usualText = 16;

/** The height of a row in pixels at the size of text that the reader has chosen, from the one at the usual size. */
export const rowSize = (usual: number): number =>
  (usual * (parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText)) / usualText;
