import { expect, test } from 'vitest';
import { apiTexts } from './api.ts';
import { messages } from './index.ts';

type Words = { readonly [key: string]: string | Words };

/** The term that is used, the words for it that are not, and the keys where one of them means something else. */
type Rule = readonly [term: string, not: RegExp, except?: RegExp];

const covered = ['es', 'en', 'ca'] as const;
type Covered = (typeof covered)[number];

const rules: Readonly<Record<Covered, readonly Rule[]>> = {
  es: [
    ['torneo', /\b(open|evento|competición)s?\b/iu],
    ['fase', /\b(etapa|ronda clasificatoria)s?\b/iu],
    ['set', /\b(game|juego)s\b/iu],
    ['cabeza de serie', /\b(sembrad[oa]s?|preclasificad[oa]s?)\b/iu],
    ['exento', /\bbyes?\b/iu],
    ['correo', /\be-?mails?\b/iu],
    ['incomparecencia', /\b(walkover|no presentad[oa])\b/iu],
    ['clasificado', /\bcualificad[oa]s?\b/iu],
    ['tiempo muerto', /\btime-?out\b/iu],
    ['puntuación', /\brating\b/iu],
    ['tú', /\b(usted|intente|recargue)\b/iu, /^(map|descriptions)\.(failed|notLoaded)$/u],
    ['árbitro', /\b(umpire|referee|réferi)\b/iu],
    ['of a person of any gender', /^… elegido\b|… (ya )?(no )?está inscrito\b|\bestás inscrito\b/u],
  ],
  en: [
    ['open', /\b(tournament|event|competition)s?\b/iu],
    ['stage', /\bphases?\b/iu],
    ['game', /\bsets\b|\b(per|every|each|next|this|best of \d+) set\b|^set( …)?$/iu],
    ['toss', /\bserve draw\b/iu],
    ['register', /\b(enrol(?:l?ed|ling|l?s)?|sign(?:s|ed)? ?-?up)\b/iu],
    ['withdraw', /\b(leaves?|left) the opens?\b/iu],
    ['umpire', /\breferees?\b/iu, /^paper\.report\.referee$/u],
    ['admin', /\badministrators?\b/iu],
    ['manage, look after', /\badminister(?:s|ed|ing)?\b/iu],
    ['email', /\b(e-mail|mails?\b(?! server))/iu],
    ['positions', /\bclassification\b/iu],
    ['match sheet', /\bscore ?sheet\b/iu],
    ['third-place match', /\bmatch for third place\b/iu],
    ['pairing', /\bcrossings?\b/iu],
    ['deleted player', /Jugador\/a|“Deleted player”/u],
    ['cancelled', /\bcanceled\b/iu],
    ['organiser, recognise', /\b\w+(organiz|recogniz)|\b(organiz|recogniz)/iu],
    ['British spelling', /\b(color|center|favor|license[sd]?|practicing)\b/iu],
  ],
  ca: [
    ['torneig, tornejos', /\b(torneigs|opens?|esdeveniments?)\b/iu],
    ['fase', /\b(etap(a|es)|estadis?)\b/iu],
    ['set', /\b(games?|jocs)\b/iu],
    ['servei, servir', /\b(saque|sac(a|ar))\b/iu],
    ['cap de sèrie', /\b(sembra(t|da|ts|des)|cabez)/iu],
    ['exempt', /\bbyes?\b/iu],
    ['incompareixença', /\b(walkover|no presenta(t|da))/iu],
    ['puntuació', /\brating\b/iu],
    ['àrbitre', /\b(umpire|referee|col·legiat)\b/iu],
    ['contra', /\bdavant d(e|els?|’)(?=[ …\p{L}])/iu],
    ['gestionar un perfil o una seu', /\bport(ar|a|en|es|o|is|i|in|ava|aràs?)(?![\p{L}])/iu],
    ['posició', /[…\d](è|é|r|n|t)(?!\p{L})/u],
    ['correu', /\be-?mails?\b/iu],
    ['zona horària', /\bfus(os)? horaris?\b/iu],
    ['baixar', /\bdescarreg/iu],
    ['cercar', /\bbusc(a|ar|ant|at)(?!\p{L})/iu],
    ['anul·lar una clau', /\brevo(c|qu)/iu],
    ['tu', /\b(vostè|vosaltres|voleu|podeu|heu|teniu|sou)\b/iu],
    ['ningú no', /\bningú (avança|canvia|entra|espera|juga|ocupa|passa|pot|surt)\b/iu],
    [
      'imperatives on buttons',
      /^(Acceptar|Acabar|Administrar|Afegir|Anar|Canviar|Començar|Convidar|Crear|Deixar|Demanar|Desar|Editar|Eliminar|Fusionar|Mostrar|Posar|Rebutjar|Respondre|Retirar|Saltar|Tornar|Treure|Veure)\b/u,
      /^audit\.(actions|values)\./u,
    ],
    ['the apostrophe ’, the ellipsis …', /'|\.\.\./u],
  ],
};

function flatten(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  );
}

/** The consents are left out: their words are what people agreed to, and change only with a new version. */
const textsIn = (language: Covered): [string, string][] =>
  [
    ...flatten(messages[language]),
    ...Object.entries(apiTexts[language]).flatMap(([area, words]) => flatten(words, `${area}.`)),
  ].filter(([key]) => !key.startsWith('consents.'));

const shown = (text: string): string => text.replaceAll(/\{\{.*?\}\}/gu, '…');

const table = covered.flatMap((language) =>
  rules[language].map(([term, not, except]) => ({ language, term, not, except })),
);

test.each(table)('$language: “$term” has no other word', ({ language, not, except }) => {
  const others = textsIn(language).filter(
    ([key, text]) => not.test(shown(text)) && except?.test(key) !== true,
  );
  expect(others).toEqual([]);
});
