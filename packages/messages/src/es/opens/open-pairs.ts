/** Doubles: the discipline of an open, and its pairs. */
export const openPairs = {
  doubles: {
    field: 'Modalidad',
    singles: 'Individual',
    men: 'Dobles masculinos',
    women: 'Dobles femeninos',
    mixed: 'Dobles mixtos',
    open: 'Dobles abiertos',
    hint: 'No cambia una vez creado el torneo. En dobles se inscriben personas, que ocupan las plazas, y después se forman las parejas.',
    unrated: 'No puntúa: la puntuación es de cada persona, no de la pareja',
    unratedShort: 'Los dobles no puntúan',
    ratingSum: 'Suma de las puntuaciones de la pareja',
  },
  pairs: {
    title: 'Parejas',
    none: 'Aún no hay ninguna pareja.',
    count_one: '{{count}} pareja',
    count_other: '{{count}} parejas',
    sum: 'Suma\u00a0{{rating}}',
    alone: 'Sin pareja',
    aloneHint: 'Elige a dos personas inscritas y forma la pareja.',
    aloneNone: 'Todas las personas inscritas tienen pareja.',
    aloneNobody: 'Todavía no se ha inscrito nadie.',
    make: 'Formar pareja',
    made: 'Pareja formada: {{name}}',
    part: 'Separar {{name}}',
    parted: 'Pareja separada: {{name}}',
    drawn:
      'El sorteo está hecho y las parejas sorteadas ya no se separan. Para cambiarlas, deshaz el sorteo antes del primer partido. Si alguien no puede seguir, dale de baja en Jugadores: se retira la pareja entera.',
    incomplete: 'Falta alguien por llegar',
    left: 'Alguien se ha ido',
  },
} as const;
