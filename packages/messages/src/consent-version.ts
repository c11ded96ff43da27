/** The version of the consent texts that are shown today; forms send it with the consent. */
export const consentTextVersion = '2026-11-28';
