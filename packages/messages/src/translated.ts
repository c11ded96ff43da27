/** The shape of a translation: the keys of the Spanish original, with other texts. */
export type Translated<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Translated<Original[Key]>;
};
