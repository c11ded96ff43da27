/** The id among the parameters of a call: what it is about. */
export function idIn(params: unknown): string | null {
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' ? params.id : null;
}
