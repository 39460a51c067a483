import type { Player } from '@scrapboard/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { gameName } from '../../i18n/game-name.ts';
import { useFormat } from '../../use-format.ts';
import { type FilterName, narrow, type ProfileSearch } from './profile-search.ts';
import { useAskedSearch } from './use-asked-search.ts';
import { useProfile } from './use-profile.ts';

interface Choice {
  value: string;
  name: string;
  matches: number;
}

function useSetFilter() {
  const { href } = useProfile();
  const search = useAskedSearch();
  const navigate = useNavigate();
  return (change: ProfileSearch['filters']) => {
    const all = { ...search.filters, ...change };
    const set = Object.fromEntries(Object.entries(all).filter(([, value]) => value));
    void navigate(href(narrow(search, { filters: set })), { preventScrollReset: true });
  };
}

/** The filters over all tabs, with what this player's matches can offer. */
export function FilterPanel({ player }: { player: Player }) {
  const { t } = useTranslation('profile');
  const search = useAskedSearch();
  const setFilter = useSetFilter();
  const { options } = player;
  const category = search.filters.category;
  const choice = (option: { id: string; name: string; matches: number }): Choice => ({
    value: option.id,
    name: option.name,
    matches: option.matches,
  });
  const named = (kind: 'category' | 'mode') => (option: Parameters<typeof choice>[0]) =>
    choice({ ...option, name: gameName(kind, option) });
  const modes = options.modes.filter((mode) => !category || mode.category === category);
  return (
    <div className="card filter-panel">
      <div className="card-body">
        <FilterSelect
          name="category"
          choices={options.categories.map(named('category'))}
          onChange={(value) => setFilter({ category: value, mode: '' })}
        />
        <FilterSelect name="mode" choices={modes.map(named('mode'))} />
        <FilterSelect name="region" choices={options.regions.map(choice)} />
        <FilterSelect name="map" choices={options.maps.map(choice)} />
        <FilterSelect
          name="partySize"
          choices={options.partySizes.map(({ size, matches }) => ({
            value: String(size),
            name: size <= 1 ? t('filter.alone') : t('filter.party', { size }),
            matches,
          }))}
        />
        <div className="power-score-filter">
          <PowerScoreInput name="minPowerScore" />
          <PowerScoreInput name="maxPowerScore" />
        </div>
      </div>
    </div>
  );
}

function Field({ name, children }: { name: FilterName; children: ReactNode }) {
  const { t } = useTranslation('profile');
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
  const { t } = useTranslation('profile');
  const format = useFormat();
  const setFilter = useSetFilter();
  const value = useAskedSearch().filters[name] ?? '';
  const missing = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <Field name={name}>
      <select
        id={`filter-${name}`}
        className="form-select"
        value={value}
        onChange={(event) =>
          onChange ? onChange(event.target.value) : setFilter({ [name]: event.target.value })
        }
      >
        <option value="">{t('filter.all')}</option>
        {missing && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {t('filter.option', { name: choice.name, n: format.number(choice.matches) })}
          </option>
        ))}
      </select>
    </Field>
  );
}

function PowerScoreInput({ name }: { name: 'minPowerScore' | 'maxPowerScore' }) {
  const setFilter = useSetFilter();
  const value = useAskedSearch().filters[name] ?? '';
  const commit = (text: string) => {
    if (text !== value) setFilter({ [name]: text.replace(/\D/g, '').slice(0, 6) });
  };
  return (
    <Field name={name}>
      <input
        key={value}
        id={`filter-${name}`}
        type="number"
        inputMode="numeric"
        min={0}
        step={500}
        className="form-control"
        defaultValue={value}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget.value)}
      />
    </Field>
  );
}
