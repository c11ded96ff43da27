import { locales } from '#http/answer/locales.ts';
import { type Language, type PublicPosition, usualTimeZone } from '@topspin/contract';
import { placeOfMatch } from '@topspin/messages/calendars';
import { previews } from '@topspin/messages/previews';
import { erasedNames } from '@topspin/messages/erased-names';
import type { Preview, Result, Score, Stand } from './pictures/preview.ts';
import type { Facts, ResultFacts } from './preview-facts.ts';

/** The language of an open: that of its description. */
export const languageOf = ({ description }: Pick<Facts, 'description'>): Language =>
  description[0]?.lang ?? 'es';

function daysOf({ date_start, date_end, time_zone }: Facts, lang: Language): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const zone = { timeZone: time_zone ?? usualTimeZone };
  return new Intl.DateTimeFormat(locales[lang], { ...day, ...zone }).formatRange(date_start, date_end);
}

const listed = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

type About = {
  readonly what?: 'results' | 'inscription';
  /** Of the open by default. */
  readonly lang?: Language | undefined;
  readonly result?: ResultFacts | undefined;
};

/** What there is to see of an open in a state; in the others its matches. */
const seenIn: Readonly<Record<string, 'results' | 'open'>> = {
  finished: 'results',
  registrationOpen: 'open',
};

/** The preview of an open's results, of one of its matches or of a player's result. */
export function previewOf(facts: Facts, { what = 'results', lang: asked, result: won }: About = {}): Preview {
  const lang = asked ?? languageOf(facts);
  const words = previews[lang];
  const whenAndWhere = listed(daysOf(facts, lang), facts.venue);
  const score = scoreOf(facts, lang);
  const stands = standsOf(facts.podium, lang);
  const result = won ? resultOf(won, lang) : null;
  const more = words[seenIn[facts.state] ?? 'follow'];
  return {
    ...headline(
      { score, result, name: facts.name, whenAndWhere },
      what === 'inscription' ? words.enter : more,
      words,
    ),
    name: facts.name,
    whenAndWhere,
    more,
    score,
    stands,
    result,
    alt: altOf({ score, stands, result, name: facts.name, whenAndWhere }, words),
  };
}

type Words = (typeof previews)[Language];
type Shown = Pick<Preview, 'score' | 'stands' | 'result' | 'name' | 'whenAndWhere'>;

/** The title and the description: of a match its score, of a player the result, of an open what there is to see. */
function headline(
  { score, result, name, whenAndWhere }: Omit<Shown, 'stands'>,
  more: string,
  words: Words,
): Pick<Preview, 'title' | 'description'> {
  if (score)
    return {
      title: `${score.a} – ${score.b}`,
      description: listed(
        score.sets && `${score.sets}${score.points && ` (${score.points})`}`,
        name,
        whenAndWhere,
      ),
    };
  if (result)
    return {
      title: listed(result.player, name),
      description: listed(words.position(result.position), result.record, result.club, whenAndWhere),
    };
  return { title: name, description: listed(whenAndWhere, more) };
}

function altOf({ score, stands, result, name, whenAndWhere }: Shown, words: Words): string {
  if (score) return listed(`${score.a} – ${score.b}${score.sets && ` ${score.sets}`}`, name);
  if (result) return listed(result.player, words.position(result.position), name);
  if (stands.length === 0) return listed(name, whenAndWhere);
  const places = stands.map(({ position, names }) => `${position}. ${names.join(', ')}`);
  return listed(name, `${words.podium}: ${places.join('; ')}`);
}

/** The name of a player or a pair; who was erased is named in the language of the preview. */
const nameIn = (lang: Language, name: string): string =>
  name
    .split(' / ')
    .map((one) => (one === erasedNames.es.player ? erasedNames[lang].player : one))
    .join(' / ');

function scoreOf({ match }: Facts, lang: Language): Score | null {
  if (!match?.a || !match.b) return null;
  const begun = match.state === 'inPlay' || match.state === 'finished';
  return {
    place: placeOfMatch(lang, { ...match, group: match.group.name }),
    a: nameIn(lang, match.a.name),
    b: nameIn(lang, match.b.name),
    sets: begun ? `${match.sets_won.a}–${match.sets_won.b}` : '',
    points: match.sets.map(({ a, b }) => `${a}-${b}`).join(', '),
    winner: match.winner,
  };
}

/** So many who share a position have room for their names. */
const namesAtMost = 4;

function standsOf(podium: readonly PublicPosition[], lang: Language): readonly Stand[] {
  const positions = [...new Set(podium.map(({ position }) => position))].toSorted((a, b) => a - b);
  return positions.map((position) => {
    const names = podium
      .filter((one) => one.position === position)
      .map(({ player }) => nameIn(lang, player.name));
    const others = names.length - namesAtMost;
    return { position, names: others > 0 ? [...names.slice(0, namesAtMost), `+${others}`] : names };
  });
}

const resultOf = ({ position, name, club, won, lost }: ResultFacts, lang: Language): Result => ({
  position,
  player: nameIn(lang, name),
  club,
  record: previews[lang].record(won, lost),
});
