/** The shape that a translation must have: the keys of the Spanish original, with texts of its own. */
export type Translated<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Translated<Original[Key]>;
};
