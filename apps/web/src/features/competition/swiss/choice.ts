import {
  completeOrder,
  swissPresetNames,
  swissPresets,
  type SwissOrder,
  type SwissPreset,
} from '@topspin/engine';

/** What can be chosen of a Swiss phase. */
export type SwissChoice = { readonly rounds: number; readonly order: SwissPreset };

/** The preset that an order is; the first one where it is none of them. */
export const presetOf = (order: readonly SwissOrder[]): SwissPreset =>
  swissPresetNames.find((name) => completeOrder(swissPresets[name]).join() === completeOrder(order).join()) ??
  'buchholz';
