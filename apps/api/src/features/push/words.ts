import type { Language } from '@topspin/contract';
import type { CallNumber } from '@topspin/engine';
import { apiTexts } from '@topspin/messages/api';
import { firstName } from '#http/answer/first-name.ts';
import { fill } from './fill.ts';

/** A notice with what its text says. */
export type WordedNotice = {
  readonly role: 'play' | 'umpire';
  readonly kind: 'soon' | 'due';
  readonly before: number;
  readonly own: boolean;
  readonly lang: Language;
  readonly player: string;
  readonly a: string | null;
  readonly b: string | null;
  /** Whether the player is the first of the two. */
  readonly isA: boolean;
  readonly table: number | null;
  readonly call: CallNumber | null;
};

const callNames = { 1: 'first', 2: 'second', 3: 'third' } as const;

/** The title and the text of a notification. Anybody near the phone can read them: people appear by their first name alone. */
export function wordsOf(notice: WordedNotice): { readonly title: string; readonly body: string } {
  const { role, own, lang, player, table, call } = notice;
  const texts = apiTexts[lang].push;
  const titles = texts[own ? 'you' : 'they'][role];
  const known = { name: firstName(player), table: String(table ?? '') };
  const isDue = notice.kind === 'due';
  const dueTitle =
    table === null ? titles.dueNoTable : call === null ? titles.due : titles.calls[callNames[call]];
  const soonTitle = [titles.next, titles.one][notice.before] ?? titles.two;
  const people = peopleOf(notice, (rival) => fill(texts.against, { rival }));
  const where = isDue || table === null ? [] : [fill(texts.table, known)];
  return { title: fill(isDue ? dueTitle : soonTitle, known), body: [...where, ...people].join(' · ') };
}

function peopleOf({ role, a, b, isA }: WordedNotice, against: (rival: string) => string): string[] {
  if (a === null || b === null) return [];
  return [role === 'umpire' ? `${firstName(a)} – ${firstName(b)}` : against(firstName(isA ? b : a))];
}
