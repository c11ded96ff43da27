import type { consents as original } from '../../es/pages/consents.ts';
import type { Translated } from '../../translated.ts';

export const consents = {
  inscription: {
    guardian:
      'Com a mare, pare o tutor legal de {{player}}, n’autoritzo la inscripció a {{open}} i que el seu nom, club, categoria i resultats es vegin al torneig.',
    representative:
      'Tinc el consentiment de {{player}}, o de la mare, el pare o el tutor legal si és menor, per inscriure’l a {{open}} i que el seu nom, club, categoria i resultats es vegin al torneig.',
    paper:
      'Tinc el consentiment de {{player}}, o de la mare, el pare o el tutor legal si és menor, per inscriure’l a {{open}}.',
    paperWithProfile:
      'Tinc el consentiment de {{player}}, o de la seva mare, pare o tutor legal si és menor, per inscriure’l a {{open}} i per crear-ne el perfil: el seu nom, club, categoria i resultats es veuen a Topspin.',
  },
  profile: {
    self: 'Creo el meu perfil de jugador: el meu nom, club, categoria i resultats es veuen a Topspin.',
    guardian:
      'Com a mare, pare o tutor legal, autoritzo que aquesta persona tingui un perfil: el seu nom, club, categoria i resultats es veuen a Topspin.',
    representative:
      'Aquesta persona, o la mare, el pare o el tutor legal si és menor, consent que en creï el perfil: el seu nom, club, categoria i resultats es veuen a Topspin.',
    paper:
      'Tinc el consentiment de {{player}}, o de la seva mare, pare o tutor legal si és menor, per crear-ne el perfil: el seu nom, club, categoria i resultats es veuen a Topspin.',
  },
  guardian: {
    guardian: 'Té menys de {{age}} anys: com a mare, pare o tutor legal, hi dono el meu consentiment.',
    paper:
      'Té menys de {{age}} anys: tinc en paper el consentiment signat de la mare, el pare o el tutor legal, i el guardo.',
  },
  functionalDiversity: {
    self: 'Declaro que tinc diversitat funcional i consento que es desi per a aquest torneig. La declaració només la veu l’organització; que hi participo, i els meus resultats, només ho veuen l’organització i qui està inscrit al torneig, o en gestiona el perfil. Qui organitza altres tornejos del mateix dia a la mateixa sala pot veure que soc en un partit, però no en quin.',
    guardian:
      'Com a mare, pare o tutor legal, declaro que {{player}} té diversitat funcional i consento que es desi per a aquest torneig. La declaració només la veu l’organització; que hi participa, i els seus resultats, només ho veuen l’organització i qui està inscrit al torneig, o en gestiona el perfil. Qui organitza altres tornejos del mateix dia a la mateixa sala pot veure que és en un partit, però no en quin.',
    representative:
      'Declaro que {{player}} té diversitat funcional, amb el seu consentiment explícit, o el de la mare, el pare o el tutor legal, per desar-ho en aquest torneig. La declaració només la veu l’organització; que hi participa, i els seus resultats, només ho veuen l’organització i qui està inscrit al torneig, o en gestiona el perfil. Qui organitza altres tornejos del mateix dia a la mateixa sala pot veure que és en un partit, però no en quin.',
  },
} as const satisfies Translated<typeof original>;
