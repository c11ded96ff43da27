import type { Language } from '@topspin/contract';
import { previews } from '@topspin/messages/previews';
import { erasedNames } from '@topspin/messages/erased-names';
import type { Facts } from './preview-facts.ts';

/** The language of an open: that of its description. */
const languageOf = ({ description }: Facts): Language => description[0]?.lang ?? 'es';

const locales = { es: 'es-ES', en: 'en-GB', ca: 'ca-ES' } as const;

function daysOf({ date_start, date_end, time_zone }: Facts, lang: Language): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const zone = { timeZone: time_zone ?? 'Europe/Madrid' };
  return new Intl.DateTimeFormat(locales[lang], { ...day, ...zone }).formatRange(date_start, date_end);
}

/** Two players and their score, as a picture shows them. */
export type Score = {
  readonly a: string;
  readonly b: string;
  readonly sets: string;
  readonly points: string;
};

/** What a shared link shows: its title and a line or two, in the open's language. */
export type Preview = {
  readonly title: string;
  readonly description: string;
  /** The open, and when and where, for the picture. */
  readonly name: string;
  readonly whenAndWhere: string;
  readonly score: Score | null;
};

const listed = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

/** The preview of an open's results, or of one of its matches. */
export function previewOf(facts: Facts, about: 'results' | 'inscription'): Preview {
  const lang = languageOf(facts);
  const words = previews[lang];
  const whenAndWhere = listed(daysOf(facts, lang), facts.venue);
  const score = scoreOf(facts, lang);
  const more = facts.state === 'finished' ? words.results : words.follow;
  return {
    title: score ? `${score.a} – ${score.b}` : facts.name,
    description: score
      ? listed(score.sets && `${score.sets}${score.points && ` (${score.points})`}`, facts.name, whenAndWhere)
      : listed(whenAndWhere, about === 'inscription' ? words.enter : more),
    name: facts.name,
    whenAndWhere,
    score,
  };
}

function scoreOf({ match }: Facts, lang: Language): Score | null {
  if (!match?.a || !match.b) return null;
  const named = (name: string) => (name === erasedNames.es.player ? erasedNames[lang].player : name);
  const begun = match.state === 'inPlay' || match.state === 'finished';
  return {
    a: named(match.a.name),
    b: named(match.b.name),
    sets: begun ? `${match.sets_won.a}–${match.sets_won.b}` : '',
    points: match.sets.map(({ a, b }) => `${a}-${b}`).join(', '),
  };
}
