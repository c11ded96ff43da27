import { z } from 'zod/mini';
import { languages } from './languages.ts';
import { language, text } from './values.ts';

/** What is written in one language: Markdown. */
export const translation = z.object({ lang: language, text: text(10_000).check(z.minLength(1)) });

/** A description as it is given: one version for each language it is written in. */
export const newDescription = z.array(translation).check(
  z.maxLength(languages.length),
  z.refine((versions) => new Set(versions.map(({ lang }) => lang)).size === versions.length),
);

/** A description as it is answered. */
export const description = z.array(z.object({ lang: language, text: z.string() }));
export type Description = z.infer<typeof description>;
