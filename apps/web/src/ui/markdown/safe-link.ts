const protocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address of a link that may be followed; null for scripts, data, files and what is no complete address. */
export function safeLink(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const { protocol, href } = new URL(written);
  return protocols.includes(protocol) ? href : null;
}
