import type { OpenPage } from '@topspin/contract';

/** Whether anybody may follow an open without an account. */
export const isPublic = ({
  state,
  public_results,
  functional_diversity,
}: Pick<OpenPage, 'state' | 'public_results' | 'functional_diversity'>): boolean =>
  public_results && !functional_diversity && state !== 'created';
