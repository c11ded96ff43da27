import type { openPlace as original } from '../../es/opens/open-place.ts';
import type { Translated } from '../../translated.ts';

export const openPlace = {
  title: 'Circuit',
  field: 'Edició d’un circuit',
  grade: 'Grau',
  noGrade: 'Sense grau',
  gradeSet: 'Grau desat',
  noEdition: 'De cap circuit',
  asks: 'En desar, demanes plaça: qui gestiona el circuit l’accepta o la rebutja.',
  limits: 'Qui pot jugar al circuit: {{limits}}.',
  ofPairs: 'En dobles, cada persona de la parella rep els punts de la posició de la parella.',
  in: 'És un torneig de {{edition}}. Quan acabi, els seus resultats comptaran per a la classificació.',
  inFinished: 'És un torneig de {{edition}}: els seus resultats compten per a la classificació.',
  inUnrated: 'És un torneig de {{edition}}. Els seus resultats no comptaran mentre el torneig no puntuï.',
  inUntrusted:
    'És un torneig de {{edition}}. Els seus resultats no comptaran mentre no s’aprovi el torneig o qui l’organitza.',
  see: 'Mostra l’edició',
  none: 'No és de cap circuit: els seus resultats no compten per a cap classificació de circuit.',
  asked: 'Demana plaça a {{edition}} des del {{day}}. Espera resposta.',
  askedBy: 'L’ha demanada {{name}}.',
  refused: 'El circuit no l’ha acceptat a {{edition}} ({{day}}).',
  reason: 'Motiu: {{reason}}',
  ask: 'Demana plaça en una edició',
  askAgain: 'Torna a demanar plaça',
  askTitle: 'Demana plaça en una edició',
  askBody: 'Qui gestiona el circuit rep la petició i l’accepta o la rebutja.',
  askConfirm: 'Demana plaça',
  askDone: 'Plaça demanada a {{edition}}',
  put: 'Posa’l en una edició',
  putTitle: 'Posa el torneig en una edició',
  putBody: 'Quan acabi, els seus resultats comptaran per a la classificació d’aquesta edició.',
  putBodyFinished:
    'Ja ha acabat: els seus resultats comptaran des d’ara per a la classificació d’aquesta edició.',
  putConfirm: 'Posa-l’hi',
  putDone: 'Ja és un torneig de {{edition}}',
  withdraw: 'Retira la petició',
  withdrawn: 'Petició retirada',
  answer: 'Respon',
  take: 'Treu de l’edició',
  takeTitle: 'Vols treure’l de {{edition}}?',
  takeBody:
    'Els seus resultats no comptaran per a la classificació. El torneig i les puntuacions es queden com estan.',
  takeBodyFinished:
    'Els seus resultats deixen de comptar per a la classificació de l’edició i la del circuit, i les posicions dels altres poden canviar. El torneig, els resultats i les puntuacions es queden com estan.',
  taken: 'Ja no és un torneig de {{edition}}',
  onlyManagers: 'És un torneig de {{edition}}. Només qui gestiona el circuit el pot treure.',
} as const satisfies Translated<typeof original>;
