export { createCatalogueSearch } from './create-catalogue-search.ts';
export { findBest, type Searchable, toSearchable } from './find-best.ts';
export { findMatchedRanges, type Range } from './matched-ranges.ts';
export { type PlayerCandidate, rankPlayers } from './rank-players.ts';
export { toSearchForm } from './search-form.ts';
export { maxTyposFor } from './typos.ts';
