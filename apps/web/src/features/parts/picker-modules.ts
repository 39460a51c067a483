export { PartPage } from './part-page.tsx';
export { PartsPage } from './parts-page.tsx';
