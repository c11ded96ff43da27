import { paths } from '#lib/paths.ts';
import { useLinkTo } from '#lib/link.ts';

/** The address of an open's inscription page. */
export const useInscriptionLink = (openId: string): string =>
  useLinkTo(paths.inscription.replace('$openId', openId));
