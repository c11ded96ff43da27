/** How the API names an umpire by QR code who gave no name. */
export const namelessUmpire = 'QR';
