import type { Language } from '@topspin/contract';
import { consentTextVersion } from './consent-version.ts';
import { consents as caConsents } from './ca/pages/consents.ts';
import { consents as enConsents } from './en/pages/consents.ts';
import { consents as esConsents } from './es/pages/consents.ts';

type Texts = { readonly [key: string]: string | Texts };
type Version = Readonly<Record<Language, Texts>>;

/** The texts of the forms before consents had their own, by purpose. */
const firstVersion: Version = {
  es: {
    profile: 'Confirmo que esta persona, o su tutor si es menor, consiente que la registre',
    inscription: 'Tengo su consentimiento para inscribirle',
    guardian: 'Tiene menos de {{age}} años: como madre, padre o tutor, doy mi consentimiento',
  },
  en: {
    profile: 'I confirm that this person, or their guardian if a minor, consents to my registering them',
    inscription: 'I have their consent to register them',
    guardian: 'Under {{age}}: as parent or guardian, I give my consent',
  },
  ca: {
    profile: 'Confirmo que aquesta persona, o el seu tutor si és menor, consent que la registri',
    inscription: 'Tinc el seu consentiment per inscriure’l',
    guardian: 'Té menys de {{age}} anys: com a mare, pare o tutor, hi dono el meu consentiment',
  },
};

/** Until the texts for functional diversity said who sees that somebody takes part. */
const secondVersion: Version = {
  es: {
    ...esConsents,
    functionalDiversity: {
      self: 'Declaro que tengo diversidad funcional y consiento que se guarde para este torneo. La declaración solo la ve su organización; mi nombre sale en la lista de inscritos.',
      guardian:
        'Como madre, padre o tutor legal, declaro que {{player}} tiene diversidad funcional y consiento que se guarde para este torneo. La declaración solo la ve su organización; su nombre sale en la lista de inscritos.',
      representative:
        'Declaro que {{player}} tiene diversidad funcional, con su consentimiento explícito, o el de su madre, padre o tutor legal, para guardarlo en este torneo. La declaración solo la ve su organización; su nombre sale en la lista de inscritos.',
    },
  },
  en: {
    ...enConsents,
    functionalDiversity: {
      self: 'I declare that I have functional diversity and agree that this is kept for this open. Only its organisers see the declaration; my name is in the list of players.',
      guardian:
        'As their parent or legal guardian, I declare that {{player}} has functional diversity and agree that this is kept for this open. Only its organisers see the declaration; their name is in the list of players.',
      representative:
        'I declare that {{player}} has functional diversity, with their explicit consent, or that of their parent or legal guardian, to keep this for this open. Only its organisers see the declaration; their name is in the list of players.',
    },
  },
  ca: {
    ...caConsents,
    functionalDiversity: {
      self: 'Declaro que tinc diversitat funcional i consento que es desi per a aquest torneig. La declaració només la veu l’organització; el meu nom surt a la llista d’inscrits.',
      guardian:
        'Com a mare, pare o tutor legal, declaro que {{player}} té diversitat funcional i consento que es desi per a aquest torneig. La declaració només la veu l’organització; el seu nom surt a la llista d’inscrits.',
      representative:
        'Declaro que {{player}} té diversitat funcional, amb el seu consentiment explícit, o el de la mare, el pare o el tutor legal, per desar-ho en aquest torneig. La declaració només la veu l’organització; el seu nom surt a la llista d’inscrits.',
    },
  },
};

/** Until the texts for functional diversity said that only those in the open see who takes part. */
const thirdVersion: Version = {
  es: {
    ...esConsents,
    functionalDiversity: {
      self: 'Declaro que tengo diversidad funcional y consiento que se guarde para este torneo. La declaración solo la ve su organización; que participo, y mis resultados, lo ven quienes tienen cuenta en Topspin.',
      guardian:
        'Como madre, padre o tutor legal, declaro que {{player}} tiene diversidad funcional y consiento que se guarde para este torneo. La declaración solo la ve su organización; que participa, y sus resultados, lo ven quienes tienen cuenta en Topspin.',
      representative:
        'Declaro que {{player}} tiene diversidad funcional, con su consentimiento explícito, o el de su madre, padre o tutor legal, para guardarlo en este torneo. La declaración solo la ve su organización; que participa, y sus resultados, lo ven quienes tienen cuenta en Topspin.',
    },
  },
  en: {
    ...enConsents,
    functionalDiversity: {
      self: 'I declare that I have functional diversity and agree that this is kept for this open. Only its organisers see the declaration; everybody with a Topspin account can see that I take part, and my results.',
      guardian:
        'As their parent or legal guardian, I declare that {{player}} has functional diversity and agree that this is kept for this open. Only its organisers see the declaration; everybody with a Topspin account can see that they take part, and their results.',
      representative:
        'I declare that {{player}} has functional diversity, with their explicit consent, or that of their parent or legal guardian, to keep this for this open. Only its organisers see the declaration; everybody with a Topspin account can see that they take part, and their results.',
    },
  },
  ca: {
    ...caConsents,
    functionalDiversity: {
      self: 'Declaro que tinc diversitat funcional i consento que es desi per a aquest torneig. La declaració només la veu l’organització; que hi participo, i els meus resultats, ho veuen les persones amb compte a Topspin.',
      guardian:
        'Com a mare, pare o tutor legal, declaro que {{player}} té diversitat funcional i consento que es desi per a aquest torneig. La declaració només la veu l’organització; que hi participa, i els seus resultats, ho veuen les persones amb compte a Topspin.',
      representative:
        'Declaro que {{player}} té diversitat funcional, amb el seu consentiment explícit, o el de la mare, el pare o el tutor legal, per desar-ho en aquest torneig. La declaració només la veu l’organització; que hi participa, i els seus resultats, ho veuen les persones amb compte a Topspin.',
    },
  },
};

/** Until the texts for functional diversity said what organisers of other opens of the hall can see. */
const fourthVersion: Version = {
  es: {
    ...esConsents,
    functionalDiversity: {
      self: 'Declaro que tengo diversidad funcional y consiento que se guarde para este torneo. La declaración solo la ve su organización; que participo, y mis resultados, solo ella y quienes están inscritos en el torneo, o los administran.',
      guardian:
        'Como madre, padre o tutor legal, declaro que {{player}} tiene diversidad funcional y consiento que se guarde para este torneo. La declaración solo la ve su organización; que participa, y sus resultados, solo ella y quienes están inscritos en el torneo, o los administran.',
      representative:
        'Declaro que {{player}} tiene diversidad funcional, con su consentimiento explícito, o el de su madre, padre o tutor legal, para guardarlo en este torneo. La declaración solo la ve su organización; que participa, y sus resultados, solo ella y quienes están inscritos en el torneo, o los administran.',
    },
  },
  en: {
    ...enConsents,
    functionalDiversity: {
      self: 'I declare that I have functional diversity and agree that this is kept for this open. Only its organisers see the declaration; that I take part, and my results, are seen by them and by those registered in the open, or who look after them, alone.',
      guardian:
        'As their parent or legal guardian, I declare that {{player}} has functional diversity and agree that this is kept for this open. Only its organisers see the declaration; that they take part, and their results, are seen by the organisers and by those registered in the open, or who look after them, alone.',
      representative:
        'I declare that {{player}} has functional diversity, with their explicit consent, or that of their parent or legal guardian, to keep this for this open. Only its organisers see the declaration; that they take part, and their results, are seen by the organisers and by those registered in the open, or who look after them, alone.',
    },
  },
  ca: {
    ...caConsents,
    functionalDiversity: {
      self: 'Declaro que tinc diversitat funcional i consento que es desi per a aquest torneig. La declaració només la veu l’organització; que hi participo, i els meus resultats, només ho veuen l’organització i qui està inscrit al torneig, o en gestiona el perfil.',
      guardian:
        'Com a mare, pare o tutor legal, declaro que {{player}} té diversitat funcional i consento que es desi per a aquest torneig. La declaració només la veu l’organització; que hi participa, i els seus resultats, només ho veuen l’organització i qui està inscrit al torneig, o en gestiona el perfil.',
      representative:
        'Declaro que {{player}} té diversitat funcional, amb el seu consentiment explícit, o el de la mare, el pare o el tutor legal, per desar-ho en aquest torneig. La declaració només la veu l’organització; que hi participa, i els seus resultats, només ho veuen l’organització i qui està inscrit al torneig, o en gestiona el perfil.',
    },
  },
};

/** Every version that somebody may have agreed to. To change a word, keep the old texts here under their version. */
const versions: Readonly<Record<string, Version>> = {
  '2026-11': firstVersion,
  '2026-11-22': secondVersion,
  '2026-11-23': thirdVersion,
  '2026-11-23.2': fourthVersion,
  [consentTextVersion]: { es: esConsents, en: enConsents, ca: caConsents },
};

/** The text that was agreed to, with its placeholders; null if none was shown. */
export function consentText(version: string, key: string, lang: Language): string | null {
  let found: string | Texts | undefined = versions[version]?.[lang];
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : null;
}
