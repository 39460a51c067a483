import type charts from './en/charts.json';
import type common from './en/common.json';
import type connection from './en/connection.json';
import type errors from './en/errors.json';
import type filters from './en/filters.json';
import type percentiles from './en/percentiles.json';
import type questions from './en/questions.json';
import type search from './en/search.json';
import type shell from './en/shell.json';
import type theme from './en/theme.json';

/**
 * The types of the texts by area, one file per language each. Areas that belong to no page are
 * listed here; the module that registers a page adds its own by declaration merging.
 */
export interface TextAreas {
  charts: typeof charts;
  common: typeof common;
  connection: typeof connection;
  errors: typeof errors;
  filters: typeof filters;
  percentiles: typeof percentiles;
  questions: typeof questions;
  search: typeof search;
  shell: typeof shell;
  theme: typeof theme;
}

export type TextArea = keyof TextAreas;
