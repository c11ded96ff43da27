import type { shell as original } from '../../es/core/shell.ts';
import type { Translated } from '../../translated.ts';

export const shell = {
  menu: {
    label: 'Menú principal',
    home: 'Inici',
    management: 'Gestió',
    venues: 'Seus',
    opens: 'Torneigs',
    matches: 'Partits',
    players: 'Jugadors',
    help: 'Ajuda',
    circuitsSection: 'Circuits',
    circuits: 'Circuits',
    editions: 'Edicions',
    activity: 'Activitat',
    adminSection: 'Administració',
  },
  openMenu: 'Obre el menú',
  closeMenu: 'Tanca el menú',
  toLight: 'Canvia al tema clar',
  toDark: 'Canvia al tema fosc',
  language: 'Idioma',
  profileMenu: 'El teu compte',
  profile: 'Perfil',
  management: 'Gestió',
  faq: 'PMF',
  logout: 'Surt',
  terms: 'Termes i condicions',
  offline: {
    title: 'Sense connexió',
    body: 'No arribem al servidor. Tornaràs on eres tan bon punt hi hagi línia.',
    check: 'Comprova-ho ara',
    checking: 'S’està comprovant…',
  },
} as const satisfies Translated<typeof original>;
