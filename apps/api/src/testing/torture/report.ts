/** What a part of the torture found, as a line of JSON; `ok` where all of it is as it must be. */
export type Report = { readonly part: string; readonly ok: boolean } & Readonly<Record<string, unknown>>;
