import type { embedding as original } from '../../es/opens/embedding.ts';
import type { Translated } from '../../translated.ts';

export const embedding = {
  button: 'Insereix',
  title: 'Insereix en un web',
  hint: 'Copia aquest codi a la pàgina del club. S’actualitza sol, i els enllaços obren el torneig en una altra pestanya.',
  part: 'Què s’hi veu',
  parts: {
    standings: 'Classificació',
    bracket: 'Quadre',
    results: 'Resultats en directe',
    next: 'Pròxims partits',
  },
  theme: 'Tema',
  themes: {
    light: 'Clar',
    dark: 'Fosc',
    auto: 'El de qui mira',
  },
  language: 'Idioma',
  anyLanguage: 'El de qui mira',
  size: 'Mida',
  sizes: {
    small: 'Columna: 320 × 480',
    medium: 'Tota l’amplada, 480 d’alt',
    large: 'Tota l’amplada, 800 d’alt',
  },
  code: 'Codi',
  copy: 'Copia el codi',
  copied: 'Codi copiat',
  preview: 'Previsualització',
  insecure: 'Un web amb https no mostra pàgines sense https',
  insecureHint:
    'Aquesta adreça comença per http. Per inserir-la, Topspin ha de ser en una adreça amb https (PUBLIC_URL).',
} as const satisfies Translated<typeof original>;
