import type { descriptions as original } from '../../es/forms/descriptions.ts';
import type { Translated } from '../../translated.ts';

export const descriptions = {
  title: 'Descripció',
  banner: 'Cal especificar l’idioma i la descripció en totes les versions que es vulguin fer servir.',
  language: 'Idioma',
  versions: 'Idiomes de la descripció',
  add: 'Afegeix un altre idioma',
  remove: 'Treu aquesta versió',
  hasProblem: '{{language}}, hi falta alguna cosa',
  placeholders: {
    open: 'Horaris, format, premis, com arribar-hi…',
    circuit: 'Qui hi pot jugar, quantes proves té, com es puntua…',
    venue: 'Taules, terra, llum, aparcament, com arribar-hi…',
  },
  toolbar: 'Format del text',
  pasteLink: 'Enganxa una adreça i prem Retorn',
  notLoaded: 'No s’ha pogut carregar l’editor. Torna a carregar la pàgina.',
  notLoadedHint: 'Mentrestant pots escriure la descripció aquí com a text.',
  commands: {
    bold: 'Negreta',
    italic: 'Cursiva',
    heading: 'Títol',
    subheading: 'Subtítol',
    bullets: 'Llista',
    numbers: 'Llista numerada',
    quote: 'Cita',
    link: 'Enllaç',
    nest: 'Augmenta el sagnat',
    unnest: 'Redueix el sagnat',
    undo: 'Desfés',
    redo: 'Refés',
  },
} as const satisfies Translated<typeof original>;
