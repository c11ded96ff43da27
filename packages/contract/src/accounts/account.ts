/** The image types accepted, and the largest one decoded: phones take up to 24.5 megapixels. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const avatarBytesAtMost = 10 * 1024 * 1024;
export const avatarPixelsAtMost = 25_000_000;
