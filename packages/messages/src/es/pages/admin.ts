/** The pages of the installation's admins. */
export const admin = {
  deleted: {
    title: 'Quitado de las listas',
    which: 'Qué se muestra',
    parts: { there: 'En las listas', deleted: 'Quitados' },
    empty: 'No hay nada quitado',
    notFound: 'No hay nada quitado con ese nombre',
    by: 'Lo quitó {{name}}',
    restore: 'Recuperar',
    restoreNamed: 'Recuperar {{name}}',
    restored: '{{name}} vuelve a estar en las listas',
  },
} as const;
