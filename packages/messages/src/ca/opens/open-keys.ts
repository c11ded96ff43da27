import type { openKeys as original } from '../../es/opens/open-keys.ts';
import type { Translated } from '../../translated.ts';

export const openKeys = {
  title: 'Claus de lectura',
  hint: 'Amb una clau, el web d’un club o un programa llegeix el mateix que qualsevol visitant d’aquest torneig, i res més. Qui miri el codi de la pàgina veurà la clau: si se n’abusa, anul·la-la i posa’n una altra.',
  scripts: 'El web té un disseny propi?',
  scriptsHint: 'Amb una clau de lectura, qui el programa llegeix les dades d’aquest torneig.',
  unpublished: 'Aquest torneig encara no es veu sense compte',
  unpublishedHint: 'Les seves claus no llegeixen res fins que els resultats siguin públics.',
  none: 'Encara no hi ha claus',
  noneHint:
    'Fes-ne una per a cada web o programa: així sabràs quina es fa servir i podràs anul·lar només aquella.',
  name: 'On es farà servir',
  nameHint: 'Per exemple: Web del club',
  create: 'Crea una clau',
  created: 'Copia la clau ara: no es tornarà a mostrar',
  copy: 'Copia la clau',
  copied: 'Clau copiada',
  copyExample: 'Copia un exemple (curl)',
  exampleCopied: 'Exemple copiat',
  guide: 'Com es fa servir',
  made: 'La va crear {{who}} el {{when}}',
  madeByNobody: 'Creada el {{when}}',
  left: 'ja no organitza aquest torneig',
  unused: 'Sense fer servir',
  used: 'Darrer ús: {{when}}',
  revoke: 'Anul·la la clau {{name}}',
  revokeTitle: 'Vols anul·lar la clau {{name}}?',
  confirm: 'Anul·la',
  revokeBody:
    'El web o el programa que la faci servir deixa de llegir a l’instant. No es pot desfer: caldria una clau nova.',
  revoked: 'Clau anul·lada',
} as const satisfies Translated<typeof original>;
