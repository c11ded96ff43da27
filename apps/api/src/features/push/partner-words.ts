import type { Language } from '@topspin/contract';
import { apiTexts } from '@topspin/messages/api';
import { firstName } from '#http/answer/first-name.ts';
import { fill } from './fill.ts';
import type { PartnerNews } from './store.ts';

/** News of a partner with what its text says. */
export type WordedNews = {
  readonly kind: PartnerNews;
  readonly own: boolean;
  readonly lang: Language;
  readonly player: string;
  /** The other of the two; null where the open is not trusted, whose names strangers may have written. */
  readonly other: string | null;
};

/** The title and the text of news of a partner; people appear by their first name alone. */
export function partnerWordsOf({ kind, own, lang, player, other }: WordedNews): {
  readonly title: string;
  readonly body: string;
} {
  const texts = apiTexts[lang].push.partners;
  const { named, plain } = texts[own ? 'you' : 'they'];
  const name = firstName(player);
  const title =
    other === null ? fill(plain[kind], { name }) : fill(named[kind], { name, other: firstName(other) });
  return { title, body: texts.after[kind] };
}
