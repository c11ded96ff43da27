/** The fields of an edit that have a value: absent ones keep theirs. */
export type DefinedFields<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

export const given = <T extends object>(fields: T): DefinedFields<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<T>;
