import type { circuits as original } from '../../es/pages/circuits.ts';
import type { Translated } from '../../translated.ts';

export const circuits = {
  title: 'Circuits',
  hint: 'Sèries de torneigs que sumen per a una mateixa classificació.',
  empty: 'Encara no hi ha circuits',
  search: 'Cerca per nom',
  editionsCount_one: '{{count}} edició',
  editionsCount_other: '{{count}} edicions',
  countAll: 'Compten tots els resultats',
  countBest_one: 'Compta el millor resultat',
  countBest_other: 'Compten els {{count}} millors resultats',
  editions: {
    title: 'Edicions',
    hint: 'Les temporades de cada circuit.',
    empty: 'Encara no hi ha edicions',
    opens_one: '{{count}} torneig',
    opens_other: '{{count}} torneigs',
    states: { created: 'Creada', active: 'En curs', finished: 'Finalitzada' },
  },
  activity: {
    title: 'Activitat',
    hint: 'Els torneigs dels circuits, del més recent al més antic.',
    empty: 'Encara no hi ha torneigs en cap circuit',
    edition: 'Edició',
    all: 'Totes les edicions',
  },
  admin: {
    circuits: 'Administra els circuits',
    editions: 'Administra les edicions',
    hint: 'Treu de les llistes el que sobra; els torneigs i els resultats es conserven.',
    consequence: 'Les edicions d’un circuit es treuen amb ell. Els tornejos es conserven.',
  },
  columns: {
    name: 'Nom',
    circuit: 'Circuit',
    editions: 'Edicions',
    counts: 'Resultats que compten',
    description: 'Descripció',
    from: 'Inici',
    to: 'Final',
    state: 'Estat',
    opens: 'Torneigs',
  },
} as const satisfies Translated<typeof original>;
