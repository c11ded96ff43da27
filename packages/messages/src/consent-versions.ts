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

/** Every version that somebody may have agreed to. To change a word, keep the old texts here under their version. */
const versions: Readonly<Record<string, Version>> = {
  '2026-11': firstVersion,
  [consentTextVersion]: { es: esConsents, en: enConsents, ca: caConsents },
};

/** The text that was agreed to, with its placeholders; null if none was shown. */
export function consentText(version: string, key: string, lang: Language): string | null {
  let found: string | Texts | undefined = versions[version]?.[lang];
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : null;
}
