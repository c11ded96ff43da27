import type { OpenPage } from '@topspin/contract';

/** Whether an open asks for something that is not known of a guest. */
export const hasConditions = ({
  age_range,
  gender,
  rating_range,
  rating_sum_range = null,
  functional_diversity,
}: OpenPage): boolean =>
  functional_diversity ||
  [age_range, gender, rating_range, rating_sum_range].some((condition) => condition !== null);
