import type { ErrorCode, IneligibilityCode, IssueKey, Language, Phase } from '@topspin/contract';
import { eligibility as caEligibility } from './ca/eligibility.ts';
import { errors as caErrors } from './ca/errors.ts';
import { mails as caMails } from './ca/mails.ts';
import { phaseNames as caPhaseNames } from './ca/phase-names.ts';
import { push as caPush } from './ca/push.ts';
import { validation as caValidation } from './ca/validation.ts';
import { eligibility as enEligibility } from './en/eligibility.ts';
import { errors as enErrors } from './en/errors.ts';
import { mails as enMails } from './en/mails.ts';
import { phaseNames as enPhaseNames } from './en/phase-names.ts';
import { push as enPush } from './en/push.ts';
import { validation as enValidation } from './en/validation.ts';
import { eligibility as esEligibility } from './es/eligibility.ts';
import { errors as esErrors } from './es/errors.ts';
import { mails as esMails } from './es/mails.ts';
import { phaseNames as esPhaseNames } from './es/phase-names.ts';
import { push as esPush } from './es/push.ts';
import { validation as esValidation } from './es/validation.ts';
import type { Translated } from './translated.ts';

export { consentTextVersion } from './consent-version.ts';
export { consentText } from './consent-versions.ts';

/** The message of a failure and, if there is something to do, a hint. */
export type ErrorText = { readonly message: string; readonly hint?: string };

export const mailKinds = [
  'verifyEmail',
  'alreadyRegistered',
  'recover',
  'placeFreed',
  'placeTaken',
  'placeAsked',
  'placeAccepted',
  'placeRefused',
  'placeRefusedBecause',
  'placeEnded',
  'placedOpenChanged',
  'openCanceled',
  'openCanceledPlainly',
  'enrolledByOther',
  'enrolledSeveral',
  'removedByOther',
  'organiserWrote',
  'invitedToPlay',
  'invitedToAnOpen',
  'invitedSeveral',
  'partnerAsked',
  'partnerAskedPlainly',
  'pairMade',
  'pairWaits',
  'partnerDeclined',
  'partnerLeft',
  'partnerGone',
  'invitedToRounds',
  'invited',
  'profileClaimed',
  'profileHandedOver',
  'profileOffered',
  'guardianInvited',
  'venueContactErased',
  'handedOver',
  'administratorAdded',
  'ageChanged',
  'contactChanged',
  'profileTaken',
  'accessEnded',
] as const;
export type MailKind = (typeof mailKinds)[number];

export type MailText = {
  readonly subject: string;
  readonly body: string;
  /** The body where an untrusted account causes the mail, without anything it wrote. */
  readonly plain?: string;
};

type ApiTexts = {
  readonly errors: Record<ErrorCode, ErrorText>;
  readonly eligibility: Record<IneligibilityCode, string>;
  readonly validation: Record<IssueKey, string>;
  readonly mails: Record<MailKind, MailText>;
  readonly phaseNames: Record<Phase['type'], string>;
  readonly push: Translated<typeof esPush>;
};

/** The texts of the server's answers, in all languages; the web loads its own lazily. */
export const apiTexts: Record<Language, ApiTexts> = {
  es: {
    errors: esErrors,
    eligibility: esEligibility,
    validation: esValidation,
    mails: esMails,
    phaseNames: esPhaseNames,
    push: esPush,
  },
  en: {
    errors: enErrors,
    eligibility: enEligibility,
    validation: enValidation,
    mails: enMails,
    phaseNames: enPhaseNames,
    push: enPush,
  },
  ca: {
    errors: caErrors,
    eligibility: caEligibility,
    validation: caValidation,
    mails: caMails,
    phaseNames: caPhaseNames,
    push: caPush,
  },
};
