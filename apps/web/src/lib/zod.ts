import { issueText, type IssueKey } from '@topspin/contract';
import i18next from 'i18next';
import { z } from 'zod/mini';

/** The types of the texts cannot express placeholders chosen at run time. */
const translate = (key: `validation:${IssueKey}`, figures: object): string =>
  (i18next.t as (key: string, figures: object) => string)(key, figures);

/** No code generation (the page's policy forbids eval), and our own error texts. */
export function configureZod(): void {
  z.config({
    jitless: true,
    customError: (issue) => {
      const { key, figures } = issueText(issue);
      return translate(`validation:${key}`, figures);
    },
  });
}
