/** The most players enrolled with one call. */
export const mostMadeUp = 128;
