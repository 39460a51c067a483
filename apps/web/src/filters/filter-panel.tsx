import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gameName } from '../i18n/game-name.ts';
import { useFormat } from '../use-format.ts';
import { type FilterOptions, useFilters } from './filter-context.ts';
import { mapLabels } from './map-labels.ts';
import type { FilterName, UrlFilters } from './match-selection.ts';
import { PowerScoreInput } from './power-score-input.tsx';

interface Choice {
  value: string;
  name: string;
  matches: number;
}

interface Option {
  id: string;
  name: string;
  matches: number;
}

const toChoice = ({ id, name, matches }: Option): Choice => ({ value: id, name, matches });

/** Returns a function that sets filters; an empty value clears one. */
function useSetFilters() {
  const { select } = useFilters();
  return (change: UrlFilters) =>
    select((latest) => {
      const entries = Object.entries({ ...latest.filters, ...change });
      return { filters: Object.fromEntries(entries.filter(([, value]) => value)) };
    });
}

/** The filters of a page, each with the values that its matches have. */
export function FilterPanel({ options }: { options: FilterOptions }) {
  const { t } = useTranslation('filters');
  const { requested, hasPowerScore } = useFilters();
  const { category } = requested.filters;
  const setFilters = useSetFilters();
  const toTranslatedChoice = (kind: 'category' | 'mode') => (option: Option) =>
    toChoice({ ...option, name: gameName(kind, option) });
  const modes = options.modes.filter((mode) => !category || mode.category === category);
  const maps = mapLabels(options.maps);
  return (
    <div className="card filter-panel">
      <div className="card-body">
        <FilterSelect
          name="category"
          choices={options.categories.map(toTranslatedChoice('category'))}
          onChange={(value) => setFilters({ category: value, mode: '' })}
        />
        <FilterSelect name="mode" choices={modes.map(toTranslatedChoice('mode'))} />
        <FilterSelect name="region" choices={options.regions.map(toChoice)} />
        <FilterSelect
          name="map"
          choices={options.maps.map((map) =>
            toChoice({ ...map, name: maps.get(map.id) ?? map.name }),
          )}
        />
        <FilterSelect
          name="partySize"
          choices={options.partySizes.map(({ size, matches }) => ({
            value: String(size),
            name: size <= 1 ? t('filter.alone') : t('filter.party', { size }),
            matches,
          }))}
        />
        {hasPowerScore && (
          <div className="power-score-filter">
            <PowerScoreField name="minPowerScore" />
            <PowerScoreField name="maxPowerScore" />
          </div>
        )}
      </div>
    </div>
  );
}

function Field({ name, children }: { name: FilterName; children: ReactNode }) {
  const { t } = useTranslation('filters');
  return (
    <div>
      <label className="form-label" htmlFor={`filter-${name}`}>
        {t(`filter.${name}`)}
      </label>
      {children}
    </div>
  );
}

interface SelectProps {
  name: FilterName;
  choices: Choice[];
  onChange?: (value: string) => void;
}

function FilterSelect({ name, choices, onChange }: SelectProps) {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const setFilters = useSetFilters();
  const value = useFilters().requested.filters[name] ?? '';
  const isUnlisted = value !== '' && !choices.some((choice) => choice.value === value);
  // A page that has no such filter has no options of it.
  if (choices.length === 0 && value === '') return null;
  return (
    <Field name={name}>
      <select
        id={`filter-${name}`}
        className="form-select"
        value={value}
        onChange={(event) =>
          onChange ? onChange(event.target.value) : setFilters({ [name]: event.target.value })
        }
      >
        <option value="">{t('filter.all')}</option>
        {isUnlisted && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {t('filter.option', { name: choice.name, n: format.number(choice.matches) })}
          </option>
        ))}
      </select>
    </Field>
  );
}

function PowerScoreField({ name }: { name: 'minPowerScore' | 'maxPowerScore' }) {
  const setFilters = useSetFilters();
  const value = useFilters().requested.filters[name] ?? '';
  return (
    <Field name={name}>
      <PowerScoreInput
        id={`filter-${name}`}
        value={value}
        onCommit={(digits) => setFilters({ [name]: digits })}
      />
    </Field>
  );
}
