export * from './core.ts';
export { defaultCatalogue } from './default-catalogue.ts';
