import { randomId } from '#lib/random-id.ts';

const prefix = 'try:';

/** A short fingerprint of what is sent (FNV-1a, twice), so that no personal data is kept. */
function fingerprint(text: string): string {
  const halves = [0x811c9dc5, 0x01000193].map((start) => {
    let hash = start;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36);
  });
  return `${prefix}${halves.join('.')}`;
}

/** The key for sending this: that of an earlier try whose answer never came, if there was one in this tab. */
export function tryKey(sent: string): string {
  const fresh = randomId();
  try {
    const name = fingerprint(sent);
    const known = sessionStorage.getItem(name);
    if (known !== null) return known;
    sessionStorage.setItem(name, fresh);
  } catch {
    // Without storage a try is known until the page is reloaded.
  }
  return fresh;
}

/** Its answer came. */
export function untry(sent: string): void {
  try {
    sessionStorage.removeItem(fingerprint(sent));
  } catch {
    // Nothing was kept.
  }
}
