/** How many random cases each property is tried with: 500 in everyday tests, 100,000 in `npm run proof`. */
export const runs = Number(process.env['PROOF_RUNS'] ?? 500);
