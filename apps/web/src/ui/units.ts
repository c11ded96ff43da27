/** The property that holds a 1920th of the width of the picture, so that it fits a source of any size. */
export const unitProperty = { '--unit': 'calc(min(100vw, 100vh * 16 / 9) / 1920)' };

/** A length in pixels of a picture of 1920 × 1080. */
export const units = (pixels: number): string => `calc(${pixels} * var(--unit))`;
