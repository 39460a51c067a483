export * from './call-types.ts';
export * from './operation.ts';
export * from './operations.ts';
export { splitCall } from './split-call.ts';
