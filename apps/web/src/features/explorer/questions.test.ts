import {
  type DimensionName,
  dimensions,
  MAX_LIMIT,
  questionParameters,
  readQuestion,
} from '@scrapboard/questions';
import { expect, test } from 'vitest';
import { applicableFilters } from '../../answers/applicable-filters.ts';
import { explorerQuestion } from '../../answers/explorer-question.ts';
import {
  DEFAULT_MEASURE,
  type ExplorerSearch,
  explorerCodec,
} from '../../answers/explorer-search.ts';
import { allMeasures, measureDefinition, writeMeasure } from '../../answers/fact-measure.ts';
import { findIncompatibility } from '../../answers/find-incompatibility.ts';
import { toQuestion } from '../../questions/to-question.ts';
import { measureGroups } from './measure-groups.ts';
import { readSuggestion, suggestionIds, suggestions } from './suggestions.ts';

const dimensionNames = Object.keys(dimensions) as DimensionName[];

const problemsOf = (search: ExplorerSearch) => {
  const { question } = toQuestion(explorerQuestion(search), {});
  const readResult = readQuestion(questionParameters(question));
  return 'problems' in readResult ? readResult.problems : [];
};

test('charts by time or with few groups ask for all rows, lists of players only for the first ones', () => {
  const limitOf = (search: Omit<ExplorerSearch, 'measure'>) =>
    toQuestion(explorerQuestion({ measure: DEFAULT_MEASURE, ...search }), {}).question.limit;
  expect(limitOf({ by: 'day', split: 'mode' })).toBe(MAX_LIMIT);
  expect(limitOf({ by: 'month', split: 'player' })).toBe(MAX_LIMIT);
  expect(limitOf({ by: 'map', split: 'mode' })).toBe(MAX_LIMIT);
  expect(limitOf({ by: 'player' })).toBeLessThan(MAX_LIMIT);
});

test('every measure is valid with each dimension or reported as incompatible with it', () => {
  const mismatches: string[] = [];
  for (const measure of allMeasures()) {
    if (measureDefinition(measure).requiredFilter === 'prices') continue;
    for (const by of dimensionNames) {
      const question = explorerQuestion({ measure, by });
      const isGrouped = question.by?.includes(by) === true;
      const isCompatible = findIncompatibility(measure, [by]) === null;
      if (isGrouped !== isCompatible || problemsOf({ measure, by }).length > 0) {
        mismatches.push(`${writeMeasure(measure)} by ${by}`);
      }
    }
  }
  expect(mismatches).toEqual([]);
});

test('no valid question is reported as incompatible', () => {
  const mismatches: string[] = [];
  for (const measure of allMeasures()) {
    const { requiredFilter } = measureDefinition(measure);
    if (requiredFilter !== undefined) continue;
    for (const by of dimensionNames) {
      if (findIncompatibility(measure, [by]) === null) continue;
      const { question } = toQuestion(
        { facts: measure.facts, measures: [measure.name], by: [by] },
        {},
      );
      // Only the minimum of games is missing here.
      if ('question' in readQuestion(questionParameters(question))) {
        mismatches.push(`${writeMeasure(measure)} by ${by}`);
      }
    }
  }
  expect(mismatches).toEqual([]);
});

test('two dimensions have to differ and be recorded for the same facts', () => {
  const winRate = { facts: 'players', name: 'winRate' } as const;
  expect(findIncompatibility(winRate, ['map', 'mode'])).toBeNull();
  expect(findIncompatibility(winRate, ['map', 'map'])).toEqual({
    reason: 'repeated',
    dimension: 'map',
  });
  expect(findIncompatibility(winRate, ['map', 'part'])).toEqual({
    reason: 'notRecorded',
    dimension: 'part',
  });
  expect(explorerQuestion({ measure: winRate, by: 'part', split: 'map' }).by).toEqual(['map']);
});

test('players sorted by a rate need a minimum of games', () => {
  const measure = { facts: 'players', name: 'winRate' } as const;
  expect(explorerQuestion({ measure, by: 'player' }).minimums).toEqual([
    { measure: 'games', atLeast: 20 },
  ]);
  expect(explorerQuestion({ measure, by: 'map' }).minimums).toBeUndefined();
});

test('measures of whole matches ignore filters of players', () => {
  const filters = { map: ['port'], player: ['123'], party: 'solo', from: '2026-01-01' } as const;
  const applicable = applicableFilters({ facts: 'players', name: 'matchLength' }, filters);
  expect(applicable).toEqual({
    filters: { map: ['port'], from: '2026-01-01' },
    ignored: ['player', 'party'],
  });
  const { question } = toQuestion(
    { facts: 'players', measures: ['matchLength'] },
    applicable.filters,
  );
  expect(readQuestion(questionParameters(question))).toEqual({ question });
});

test('the menu lists every measure once', () => {
  const menuMeasures = measureGroups.flatMap(({ measures }) => measures.map(writeMeasure));
  expect(menuMeasures.toSorted()).toEqual(allMeasures().map(writeMeasure).toSorted());
});

test('every suggestion is a valid question', () => {
  for (const id of suggestionIds) {
    const search = readSuggestion(id);
    const query = new URLSearchParams(suggestions[id]);
    // A misspelt parameter would be dropped.
    const writtenEntries = Object.entries(explorerCodec.write(search)).filter(([, text]) => text);
    expect(Object.fromEntries(writtenEntries), id).toEqual(Object.fromEntries(query));
    expect(findIncompatibility(search.measure, [search.by, search.split]), id).toBeNull();
    expect(problemsOf(search), id).toEqual([]);
  }
});
