import type { Language } from '@topspin/contract';

/** What stands for the name of an erased player, and of an erased account. The Spanish ones are in the database. */
export const erasedNames: Record<Language, { readonly player: string; readonly user: string }> = {
  es: { player: 'Jugador/a eliminado/a', user: 'Usuario/a eliminado/a' },
  en: { player: 'Deleted player', user: 'Deleted user' },
  ca: { player: 'Jugador/a eliminat/da', user: 'Usuari/ària eliminat/da' },
};
