/** Leaves out every field that is an empty string, at any depth; a field emptied on purpose is `null`. */
export function withoutEmptyStrings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== '' && field !== undefined)
      .map(([key, field]) => [key, withoutEmptyStrings(field)]),
  );
}

/** Fills in the braces of an address: `/app/opens/{id}`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Lists and objects go as JSON, the rest as it is; what is absent does not go. */
export function encodeQuery(query: Readonly<Record<string, unknown>> = {}): string {
  const written = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  return written.length === 0 ? '' : `?${new URLSearchParams(written)}`;
}
