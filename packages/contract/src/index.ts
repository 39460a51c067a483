export * from './errors.ts';
export * from './filters.ts';
export * from './matches.ts';
export * from './players.ts';
export * from './primitives.ts';
export * from './profile.ts';
export * from './status.ts';
export * from './uploads.ts';
