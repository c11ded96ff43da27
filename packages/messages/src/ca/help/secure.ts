import type { Translated } from '../../translated.ts';
import type { secure as original } from '../../es/help/secure.ts';

export const secure: Translated<typeof original> = {
  title: 'Connexió segura',
  hint: 'Perquè el mòbil obri Topspin sense connexió i no apagui la pantalla mentre arbitres.',
  already: 'Aquesta connexió ja és segura: no has de fer res.',
  none: 'Aquest servidor només ofereix http. Qui administra la instal·lació pot activar la connexió segura engegant-lo amb HTTPS=1.',
  download: {
    title: '1. Baixa el certificat',
    body: 'És d’aquesta instal·lació de Topspin i només val per a adreces de xarxes locals. Comprova’l amb l’empremta, més avall.',
    action: 'Baixa el certificat',
  },
  android: {
    title: '2. Instal·la’l a Android',
    one: 'Obre Configuració i cerca «certificat».',
    two: 'Tria «Instal·la un certificat» i després «Certificat de CA»; Android t’avisa: continua.',
    three: 'Tria el fitxer topspin.crt que has baixat.',
  },
  ios: {
    title: '2. Instal·la’l en un iPhone o iPad',
    one: 'Baixa’l amb Safari i permet el perfil.',
    two: 'A Configuració, toca «S’ha baixat el perfil» i «Instal·lar».',
    three:
      'A Configuració › General › Informació › Configuració dels certificats, activa la confiança en Topspin.',
  },
  compare: {
    title: '3. Compara l’empremta',
    body: 'L’empremta SHA-256 que ensenya el mòbil als detalls del certificat ha de ser aquesta, la mateixa que mostra en arrencar l’ordinador que serveix Topspin. Si no ho és, no confiïs en el certificat.',
  },
  open: {
    title: '4. Entra per l’adreça segura',
    body: 'Per al navegador és una altra adreça: inicia la sessió una altra vegada i desa-la a la pantalla d’inici.',
  },
};
