/** Before a vowel, and before a silent h, the Catalan preposition *de* is written d’: "d’Anna", "d’Hug", "de Berta". */
const takesApostrophe = /^h?[aeiouàèéíòóú]/iu;

/** A name after *de* in Catalan. */
export const afterDe = (name: string): string => (takesApostrophe.test(name) ? `d’${name}` : `de ${name}`);

/** Texts by name, in areas. */
export type Words = { readonly [key: string]: string | Words };

/** Catalan texts in which `de {{name}}` is `{{name, de}}`, a format that elides. */
export const withElision = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replace(/\bde \{\{(\w+)\}\}/gu, '{{$1, de}}') : withElision(text),
    ]),
  );
