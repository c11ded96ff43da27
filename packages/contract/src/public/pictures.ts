import { z } from 'zod/mini';
import { languages } from '../conventions/languages.ts';

/** The shapes of a picture: 1200 × 630 for a link, 1080 × 1920 for a story. */
export const pictureShapes = ['card', 'story'] as const;
export type PictureShape = (typeof pictureShapes)[number];

/** How a picture is asked for; without a language, in that of the open. */
export const pictureQuery = z.object({
  lang: z.optional(z.enum(languages)),
  shape: z._default(z.enum(pictureShapes), 'card'),
  /** What it shows, as a digest: another score has another address. */
  v: z.optional(z.string()),
});
export type PictureQuery = z.infer<typeof pictureQuery>;
