import {
  completeOrder,
  swissPresetNames,
  swissPresets,
  type SwissOrder,
  type SwissPreset,
} from '@topspin/engine';

/** An order to choose, or one that is none of them and is kept as it is. */
export type ChosenOrder = SwissPreset | 'other';

/** The settings of a Swiss phase. */
export type SwissChoice = { readonly rounds: number; readonly order: ChosenOrder };

/** The preset that an order is. */
export const presetOf = (order: readonly SwissOrder[]): ChosenOrder =>
  swissPresetNames.find((name) => completeOrder(swissPresets[name]).join() === completeOrder(order).join()) ??
  'other';

/** The order to save; nothing where it stays as it is. */
export const orderToSave = (order: ChosenOrder): { swiss_order?: SwissOrder[] } =>
  order === 'other' ? {} : { swiss_order: [...swissPresets[order]] };
