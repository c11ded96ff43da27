/** A part of an open for the page of another site. */
export const embedding = {
  button: 'Insertar',
  title: 'Insertar en una web',
  hint: 'Copia este código en la página del club. Se actualiza solo, y sus enlaces abren el torneo en otra pestaña.',
  part: 'Qué se ve',
  parts: {
    standings: 'Clasificación',
    bracket: 'Cuadro',
    results: 'Resultados en directo',
    next: 'Próximos partidos',
  },
  theme: 'Tema',
  themes: {
    light: 'Claro',
    dark: 'Oscuro',
    auto: 'El de quien mira',
  },
  language: 'Idioma',
  anyLanguage: 'El de quien mira',
  size: 'Tamaño',
  sizes: {
    small: 'Columna: 320 × 480',
    medium: 'Todo el ancho, 480 de alto',
    large: 'Todo el ancho, 800 de alto',
  },
  code: 'Código',
  copy: 'Copiar código',
  copied: 'Código copiado',
  preview: 'Vista previa',
  insecure: 'Una web con https no muestra páginas sin https',
  insecureHint:
    'Esta dirección empieza por http. Para insertarla, Topspin tiene que estar en una dirección con https (PUBLIC_URL).',
} as const;
