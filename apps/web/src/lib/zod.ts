import { issueText, type IssueKey } from '@topspin/contract';
import i18next from 'i18next';
import { z } from 'zod/mini';

/** The texts' own types know no figures that are decided as the program runs. */
const translate = (key: `validation:${IssueKey}`, figures: object): string =>
  (i18next.t as (key: string, figures: object) => string)(key, figures);

/** No code made from text (the page's policy forbids it), and our own words for what is wrong. */
export function configureZod(): void {
  z.config({
    jitless: true,
    customError: (issue) => {
      const { key, figures } = issueText(issue);
      return translate(`validation:${key}`, figures);
    },
  });
}
