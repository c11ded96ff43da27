export * from './id.ts';
export * from './random.ts';
export * from './result.ts';
