/** The fields that were given: absent ones keep their value. */
export type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

export const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
