export * from './schemas.ts';
export * from './calls.generated.ts';
