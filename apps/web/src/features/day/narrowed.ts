/** The letters of a text of more than so many are narrower, so that it is whole in its line. */
export const narrowed = (text: string, longFrom: number): object =>
  text.length > longFrom ? { fontStretch: '75%' } : {};
