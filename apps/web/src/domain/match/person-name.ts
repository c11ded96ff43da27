import { erasedNames } from '@topspin/messages/erased-names';
import { currentLanguage } from '#lib/i18n.ts';

/** The name of a player or a pair: who was erased is named in the reader's language, which public answers do not know. */
export const shownName = (name: string): string => name.split(' / ').map(shownNameOfOne).join(' / ');

const shownNameOfOne = (name: string): string =>
  name === erasedNames.es.player ? erasedNames[currentLanguage()].player : name;
