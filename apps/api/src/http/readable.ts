const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Eight unambiguous characters, in two groups: `K7QX-9M2D`. */
export function readable(bytes: Uint8Array): string {
  const characters = Array.from(bytes.slice(0, 8), (byte) => alphabet[byte % alphabet.length]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}
