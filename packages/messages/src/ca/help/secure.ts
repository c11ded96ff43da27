import type { Translated } from '../../translated.ts';
import type { secure as original } from '../../es/help/secure.ts';

export const secure: Translated<typeof original> = {
  title: 'Connexió segura',
  hint: 'Perquè el mòbil obri Topspin sense connexió i no apagui la pantalla mentre arbitres.',
  already: 'Aquesta connexió ja és segura: no has de fer res.',
  none: 'Aquest servidor només ofereix http. Qui administra la instal·lació pot activar la connexió segura engegant-lo amb HTTPS=1.',
  download: {
    title: '1. Baixa el certificat',
    body: 'És d’aquesta instal·lació de Topspin i només val per a adreces de xarxes locals. Comprova’n l’empremta en el pas següent.',
    action: 'Baixa el certificat',
  },
  compare: {
    title: '2. Compara l’empremta',
    body: 'L’empremta SHA-256 del certificat és aquesta. Abans de confiar-hi, compara-la amb la que mostra en arrencar l’ordinador que serveix Topspin: si no és la mateixa, no continuïs. L’iPhone l’ensenya als detalls abans d’instal·lar-lo; Android, després, a les credencials de confiança.',
  },
  android: {
    title: '3. Instal·la’l a Android',
    one: 'Obre Configuració i cerca «certificat».',
    two: 'Tria «Instal·la un certificat» i després «Certificat de CA»; Android t’avisa: continua.',
    three: 'Tria el fitxer topspin.crt que has baixat.',
  },
  ios: {
    title: '3. Instal·la’l en un iPhone o iPad',
    one: 'Baixa’l amb Safari i permet el perfil.',
    two: 'A Configuració, toca «S’ha baixat el perfil» i «Instal·lar».',
    three:
      'A Configuració › General › Informació › Configuració dels certificats, activa la confiança en Topspin.',
  },
  open: {
    title: '4. Entra per l’adreça segura',
    body: 'Per al navegador és una altra adreça: inicia la sessió una altra vegada i desa-la a la pantalla d’inici.',
  },
};
