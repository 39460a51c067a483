import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import {
  CARRY_FILTERS,
  LIST_FILTERS,
  type ListFilter,
  type QuestionSearch,
  RANGE_FILTERS,
} from './question-filters.ts';
import { questionQuery } from './question-query.ts';
import { useKeyText } from './use-key-text.ts';
import { usePartName } from './use-part-name.ts';
import type { QuestionFilters } from './use-question-filters.ts';
import { useRangeText } from './use-range-text.ts';

export interface ActiveFilter {
  id: string;
  text: string;
  /** The change of the URL that removes it. */
  removal: Partial<QuestionSearch>;
}

/** Filters whose values have names that only the server knows. */
const NAMED_DIMENSIONS = [
  'season',
  'category',
  'mode',
  'map',
  'player',
] as const satisfies ListFilter[];

/** Returns the active filters in words, one entry per value; without the period. */
export function useActiveFilters({ search }: QuestionFilters): ActiveFilter[] {
  const { t } = useTranslation(['questions', 'filters']);
  const format = useFormat();
  const keyText = useKeyText();
  const rangeText = useRangeText();
  const names = useValueNames(search);
  const partName = usePartName(CARRY_FILTERS.some((name) => search[name] !== undefined));
  const activeFilters: ActiveFilter[] = [];
  for (const name of LIST_FILTERS) {
    const values = search[name] ?? [];
    for (const value of values) {
      const rest = values.filter((other) => other !== value);
      activeFilters.push({
        id: `${name}-${value}`,
        text:
          name === 'build'
            ? t('questions:filter.build', { build: value })
            : keyText(name, value, { names }),
        removal: { [name]: rest.length === 0 ? undefined : rest },
      });
    }
  }
  for (const name of CARRY_FILTERS) {
    const values = search[name] ?? [];
    for (const value of values) {
      const rest = values.filter((other) => other !== value);
      activeFilters.push({
        id: `${name}-${value}`,
        text: t(`questions:${name}.chip`, { name: partName(value) }),
        removal: { [name]: rest.length === 0 ? undefined : rest },
      });
    }
  }
  const { minPowerScore, maxPowerScore, party } = search;
  const from = format.number(Number(minPowerScore));
  const to = format.number(Number(maxPowerScore));
  if (minPowerScore !== undefined || maxPowerScore !== undefined) {
    const text =
      minPowerScore === undefined
        ? t('filters:filter.powerScoreTo', { to })
        : maxPowerScore === undefined
          ? t('filters:filter.powerScoreFrom', { from })
          : t('filters:filter.powerScoreRange', { from, to });
    const removal = { minPowerScore: undefined, maxPowerScore: undefined };
    activeFilters.push({ id: 'powerScore', text, removal });
  }
  if (party !== undefined) {
    activeFilters.push({
      id: 'party',
      text: t(`questions:party.${party}`),
      removal: { party: undefined },
    });
  }
  for (const name of RANGE_FILTERS) {
    const range = search[name];
    if (range === undefined) continue;
    activeFilters.push({ id: name, text: rangeText(name, range), removal: { [name]: undefined } });
  }
  return activeFilters;
}

/** Returns the names of the selected values, as soon as the server has returned them. */
function useValueNames(search: QuestionSearch): Record<string, Record<string, string>> {
  const nameQuery = (name: (typeof NAMED_DIMENSIONS)[number]) => ({
    ...questionQuery(
      { facts: 'players', measures: ['games'], by: [name] },
      { [name]: [...(search[name] ?? [])] },
    ),
    enabled: search[name] !== undefined,
  });
  const answers = useQueries({ queries: NAMED_DIMENSIONS.map(nameQuery) });
  return Object.assign({}, ...answers.map(({ data }) => data?.names));
}
