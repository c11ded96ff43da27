const proof = process.env['PROOF_RUNS'];

/**
 * How many random requests each call gets: always the same 25, 2,000 different ones in `npm run proof`.
 */
export const inputs = proof === undefined ? 25 : Math.max(100, Math.floor(Number(proof) / 50));
export const seed = proof === undefined ? 20_261_122 : Date.now() % 2 ** 31;
