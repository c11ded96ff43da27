/** The findings of one part, as a line of JSON; `ok` if everything is as it must be. */
export type Report = { readonly part: string; readonly ok: boolean } & Readonly<Record<string, unknown>>;
