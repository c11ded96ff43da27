/** The version of the terms accepted on signing up; a new text gets a new version. */
export const termsVersion = '2026-11';
