/** The rounds of a knockout. */
export const roundNames = {
  final: 'Final',
  semifinal: 'Semifinales',
  quarterfinal: 'Cuartos de final',
  roundOf16: 'Octavos de final',
  roundOf32: 'Dieciseisavos de final',
  roundOf64: 'Ronda de 64',
  roundOf128: 'Ronda de 128',
  roundOf256: 'Ronda de 256',
  roundOf512: 'Ronda de 512',
  thirdPlace: 'Tercer puesto',
} as const;
