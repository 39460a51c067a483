export { createCatalogueSearch } from './create-catalogue-search.ts';
export { findBest, type Searchable, toSearchable } from './find-best.ts';
export { matchedRanges, type Range } from './matched-ranges.ts';
export { type PlayerCandidate, rankPlayers } from './rank-players.ts';
export { searchForm } from './search-form.ts';
export { typosAllowed } from './typos.ts';
