import type { descriptions as original } from '../../es/forms/descriptions.ts';
import type { Translated } from '../../translated.ts';

export const descriptions = {
  title: 'Description',
  banner: 'Give the language and the description for every version you want to use.',
  language: 'Language',
  versions: 'Languages of the description',
  add: 'Add another language',
  remove: 'Remove this version',
  hasProblem: '{{language}}: something is missing',
  placeholders: {
    open: 'Timetable, format, prizes, how to get there…',
    circuit: 'Who can play, how many rounds there are, how points are given…',
    venue: 'Tables, floor, lighting, parking, how to get there…',
  },
  toolbar: 'Text formatting',
  pasteLink: 'Paste an address and press Enter',
  notLoaded: 'This part could not be loaded. Please reload the page.',
  notLoadedHint: 'In the meantime you can type the description here as plain text.',
  commands: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    subheading: 'Subheading',
    bullets: 'List',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    nest: 'Indent',
    unnest: 'Outdent',
    undo: 'Undo',
    redo: 'Redo',
  },
} as const satisfies Translated<typeof original>;
