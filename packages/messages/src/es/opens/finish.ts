/** A finished open, to look back on and to share. */
export const finish = {
  podium: 'Podio',
  highlights: 'Lo más destacado',
  ofScored: 'De los partidos anotados punto a punto.',
  comeback: 'Mejor remontada',
  comebackBy: '{{name}} pasó de {{from}} a {{to}} en el set {{set}}, contra {{other}}',
  streak: 'Más puntos seguidos',
  streakBy: '{{points}} seguidos de {{name}}, contra {{other}}',
  longest: 'Partido más largo',
  longestOf: '{{a}} – {{b}}, {{points}} puntos',
  minutes: '{{minutes}} min',
  others_one: 'Y {{count}} más, empatado',
  others_other: 'Y {{count}} más, empatados',
  path: 'El camino de {{name}}',
  showPath: 'Ver el camino de {{name}}',
  won: 'Ganó a {{name}}',
  lost: 'Perdió con {{name}}',
} as const;
