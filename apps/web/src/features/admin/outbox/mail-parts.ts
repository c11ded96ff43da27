export type MailPart = { readonly text: string; readonly isLink: boolean };

const address = /(https?:\/\/\S+)/u;

/** The text of a mail split into links and the text between them. */
export const partsOf = (body: string): MailPart[] =>
  body
    .split(address)
    .filter((text) => text !== '')
    .map((text) => ({ text, isLink: address.test(text) }));

/** The code that a mail is about: eight characters in two groups, on a line of their own. */
export const codeIn = (kind: string, body: string): string | undefined =>
  kind === 'recover' ? /^[A-Z2-9]{4}-[A-Z2-9]{4}$/mu.exec(body)?.[0] : undefined;
