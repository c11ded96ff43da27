import type { Language } from '@topspin/contract';
import { paths } from '#lib/paths.ts';

export const embedParts = ['standings', 'bracket', 'results', 'next'] as const;
export const embedThemes = ['light', 'dark', 'auto'] as const;
/** In CSS pixels. */
export const embedSizes = {
  small: { width: '320', height: 480 },
  medium: { width: '100%', height: 480 },
  large: { width: '100%', height: 800 },
} as const;

export type EmbedLooks = {
  readonly part: (typeof embedParts)[number];
  readonly theme: (typeof embedThemes)[number];
  /** The visitor's own if empty. */
  readonly lang: Language | '';
  readonly size: keyof typeof embedSizes;
};

/** The path of a part of an open for other sites. */
export function embedPath(openId: string, { part, theme, lang }: EmbedLooks): string {
  const looks = new URLSearchParams({ theme, ...(lang !== '' && { lang }) });
  return `${paths.embed.replace('$openId', openId).replace('$part', part)}?${looks.toString()}`;
}

/** What a club copies into its page. Browsers load it once a visitor scrolls near it. */
export function embedCode(link: string, title: string, { size }: EmbedLooks): string {
  const { width, height } = embedSizes[size];
  return `<iframe src="${escaped(link)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
