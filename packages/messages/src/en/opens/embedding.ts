import type { embedding as original } from '../../es/opens/embedding.ts';
import type { Translated } from '../../translated.ts';

export const embedding = {
  button: 'Embed',
  title: 'Embed in a website',
  hint: 'Copy this code into the club’s page. It stays up to date, and its links open the open in another tab.',
  part: 'What it shows',
  parts: {
    standings: 'Standings',
    bracket: 'Bracket',
    results: 'Live results',
    next: 'Next matches',
  },
  theme: 'Theme',
  themes: {
    light: 'Light',
    dark: 'Dark',
    auto: 'As the visitor has it',
  },
  language: 'Language',
  anyLanguage: 'The visitor’s own',
  size: 'Size',
  sizes: {
    small: 'Column: 320 × 480',
    medium: 'Full width, 480 high',
    large: 'Full width, 800 high',
  },
  code: 'Code',
  copy: 'Copy code',
  copied: 'Code copied',
  preview: 'Preview',
  insecure: 'A site with https shows no pages without it',
  insecureHint:
    'This address begins with http. To embed it, Topspin has to be at an https address (PUBLIC_URL).',
} as const satisfies Translated<typeof original>;
