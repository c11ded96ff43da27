import type { TravelFile } from '@topspin/contract';

type Figures = {
  readonly name: string;
  readonly source: string;
  readonly people: number;
  readonly matches: number;
};
type Cover = (figures: Figures) => readonly string[];

const everything: readonly Cover[] = [
  ({ name, source, people, matches }) => [
    name,
    `Exportado de ${source}: todo el torneo. ${people} personas, ${matches} partidos.`,
    'ESTE ARCHIVO TIENE DATOS PERSONALES, también de menores: fechas de nacimiento, teléfonos, consentimientos, correos y quién lleva el perfil de quién.',
    'Es solo para quien administra una instalación. Guárdalo y envíalo como tal, y bórralo cuando ya no haga falta.',
  ],
  ({ name, source, people, matches }) => [
    name,
    `Exported from ${source}: the whole open. ${people} people, ${matches} matches.`,
    'THIS FILE HAS PERSONAL DATA, of minors too: dates of birth, phones, consents, email addresses and who looks after whose profile.',
    'It is for admins of an installation alone. Keep and send it as such, and delete it once it is no longer needed.',
  ],
  ({ name, source, people, matches }) => [
    name,
    `Exportat de ${source}: tot el torneig. ${people} persones, ${matches} partits.`,
    'AQUEST FITXER TÉ DADES PERSONALS, també de menors: dates de naixement, telèfons, consentiments, correus i qui gestiona el perfil de qui.',
    'És només per a qui administra una instal·lació. Desa’l i envia’l com a tal, i esborra’l quan ja no calgui.',
  ],
];

const results: readonly Cover[] = [
  ({ name, source, people, matches }) => [
    name,
    `Exportado de ${source}: nombres, clubes, categorías y resultados. ${people} personas, ${matches} partidos.`,
    'Se importa en otro Topspin, en «Gestión».',
  ],
  ({ name, source, people, matches }) => [
    name,
    `Exported from ${source}: names, clubs, categories and results. ${people} people, ${matches} matches.`,
    'It is imported in another Topspin, under “Management”.',
  ],
  ({ name, source, people, matches }) => [
    name,
    `Exportat de ${source}: noms, clubs, categories i resultats. ${people} persones, ${matches} partits.`,
    'S’importa en un altre Topspin, a «Gestió».',
  ],
];

export const matchesIn = ({ phases }: TravelFile): number =>
  phases.flatMap(({ groups }) => groups.flatMap(({ matches }) => matches)).length;

/** What a file holds, for whoever opens it, in each language. */
export function coverOf(file: TravelFile): string {
  const figures = {
    name: file.open.name,
    source: file.source.name,
    people: file.people.length,
    matches: matchesIn(file),
  };
  const covers = file.scope === 'everything' ? everything : results;
  return `${covers.map((cover) => cover(figures).join('\n')).join('\n\n---\n\n')}\n`;
}
