/** The languages of the application; Spanish is the original. */
export const languages = ['es', 'en', 'ca'] as const;
export type Language = (typeof languages)[number];
