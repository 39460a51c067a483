import { createCatalogue } from './create-catalogue.ts';
import { defaultData } from './data/default-data.ts';
import type { Catalogue } from './types.ts';

/** The built-in catalogue, without an operator's additions. */
export const defaultCatalogue: Catalogue = /* @__PURE__ */ createCatalogue(defaultData);
