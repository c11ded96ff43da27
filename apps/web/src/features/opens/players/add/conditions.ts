import type { OpenPage } from '@topspin/contract';

/** Whether an open asks for something that is not known of a guest. */
export const hasConditions = ({ age_range, gender, rating_range, functional_diversity }: OpenPage): boolean =>
  age_range !== null || gender !== null || rating_range !== null || functional_diversity;
