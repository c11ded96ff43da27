/** How dates are written in each language. */
export const locales = { es: 'es-ES', en: 'en-GB', ca: 'ca-ES' } as const;
