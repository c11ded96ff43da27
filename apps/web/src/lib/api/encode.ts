/** Leaves out every field that is an empty string, at any depth. */
export function withoutEmptyStrings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== '' && field !== undefined)
      .map(([key, field]) => [key, withoutEmptyStrings(field)]),
  );
}

/** The body of an update: emptied fields are `null`, which clears them; nested ones are left out. */
export function emptiedAsNull(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return withoutEmptyStrings(body);
  const emptied = Object.entries(body).map(([key, field]) => [key, field === '' ? null : field]);
  return withoutEmptyStrings(Object.fromEntries(emptied));
}

/** Fills in the parameters of a path: `/app/opens/{id}`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Lists and objects are sent as JSON, the rest as is; absent values are left out. */
export function encodeQuery(query: Readonly<Record<string, unknown>> = {}): string {
  const written = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  return written.length === 0 ? '' : `?${new URLSearchParams(written)}`;
}
