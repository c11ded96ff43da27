import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@topspin/contract';
import sharp from 'sharp';
import type { Plugin } from 'vite';

type Icon = { readonly file: string; readonly size: number; readonly drawing: string };

/** The mark in rounded corners, and for Android and iOS, which cut their own shape, on a full square. */
const mark = 'public/icon.svg';
const fullSquare = 'build/app-icons/maskable.svg';
const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, drawing: mark },
  { file: 'icon-512.png', size: 512, drawing: mark },
  { file: 'icon-maskable-512.png', size: 512, drawing: fullSquare },
  { file: 'apple-touch-icon.png', size: 180, drawing: fullSquare },
];

const descriptions = {
  es: 'Torneos, circuitos y ranking de tenis de mesa',
  en: 'Table-tennis tournaments, circuits and rankings',
  ca: 'Torneigs, circuits i rànquing de tennis de taula',
} as const satisfies Record<(typeof languages)[number], string>;

const manifestIn = (lang: (typeof languages)[number]) => ({
  id: '/',
  name: 'Topspin',
  short_name: 'Topspin',
  description: descriptions[lang],
  lang,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#16398A',
  background_color: '#0A1326',
  categories: ['sports'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

/** Writes what installing the application on a phone needs: a manifest in each language, and icons drawn from the mark. */
export function installable(): Plugin {
  let root = '';
  return {
    name: 'topspin:installable',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const lang of languages) {
        const source = JSON.stringify(manifestIn(lang));
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
      const drawn = icons.map(async ({ file, size, drawing }) => {
        const svg = await readFile(join(root, drawing));
        const source = await sharp(svg, { density: size }).resize(size).png().toBuffer();
        this.emitFile({ type: 'asset', fileName: file, source });
      });
      await Promise.all(drawn);
    },
  };
}
