import { issueText, type IssueKey } from '@topspin/contract';
import i18next from 'i18next';
import type { z } from 'zod/mini';

/** The types of the texts cannot express placeholders chosen at run time. */
const translate = (key: `validation:${IssueKey}`, figures: object): string =>
  (i18next.t as (key: string, figures: object) => string)(key, figures);

/** Where Zod looks for its settings when it is loaded. */
type Settings = { __zod_globalConfig?: z.core.$ZodConfig };

/** No code generation (the page's policy forbids eval), and our own error texts. Does not load Zod: the first page goes without. */
export function configureZod(): void {
  const all: typeof globalThis & Settings = globalThis;
  all.__zod_globalConfig = Object.assign(all.__zod_globalConfig ?? {}, {
    jitless: true,
    customError: (issue: z.core.$ZodRawIssue) => {
      const { key, figures } = issueText(issue);
      return translate(`validation:${key}`, figures);
    },
  });
}
