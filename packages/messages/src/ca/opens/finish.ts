import type { finish as original } from '../../es/opens/finish.ts';
import type { Translated } from '../../translated.ts';

export const finish = {
  podium: 'Podi',
  highlights: 'El més destacat',
  ofScored: 'Dels partits anotats punt a punt.',
  comeback: 'Remuntada més gran',
  comebackBy: '{{name}} va passar de {{from}} a {{to}} al set {{set}}, contra {{other}}',
  streak: 'Més punts seguits',
  streakBy: '{{points}} seguits de {{name}}, contra {{other}}',
  longest: 'Partit més llarg',
  longestOf: '{{a}} – {{b}}, {{points}} punts',
  minutes: '{{minutes}} min',
  others_one: 'I {{count}} més, empatat',
  others_other: 'I {{count}} més, empatats',
  showPath: 'Mostra el camí de {{name}}',
  won: 'Victòria contra {{name}}',
  lost: 'Derrota contra {{name}}',
  share: {
    podium: 'Comparteix el podi',
    result: 'Comparteix aquest resultat',
    open: 'Comparteix el torneig',
    match: 'Comparteix el partit',
    player: 'Comparteix el resultat',
    hint: 'Qui escanegi el codi o obri l’enllaç veu el podi i tots els resultats, sense compte.',
    resultHint: 'Qui escanegi el codi o obri l’enllaç veu aquest resultat, sense compte.',
    card: 'Imatge',
    story: 'Història',
    noPicture: 'No s’ha pogut fer la imatge',
  },
} as const satisfies Translated<typeof original>;
